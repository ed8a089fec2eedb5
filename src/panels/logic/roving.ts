/** Arrow keys in a list or a row of tabs: where the focus goes. */
export function rove(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'arrowdown':
    case 'arrowright':
      return (at + 1) % count;
    case 'arrowup':
    case 'arrowleft':
      return (at - 1 + count) % count;
    case 'home':
      return 0;
    case 'end':
      return count - 1;
    default:
      return undefined;
  }
}
