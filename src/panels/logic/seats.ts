/** "Solo", "2 seats", "1-4 seats". */
export function seatsOf({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return 'Solo';
  return min === max ? `${max} seats` : `${min}-${max} seats`;
}
