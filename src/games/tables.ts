/** Tables of things: one row each, found by its id. */

/** `const kindOf = rowsById(MONSTERS)`: for ids that the compiler knows, so there always is a row. */
export function rowsById<Row extends { readonly id: string }>(rows: readonly Row[]): (id: Row['id']) => Row {
  const byId = new Map<string, Row>(rows.map(row => [row.id, row]));
  return id => byId.get(id)!;
}
