/** Where a page ends: the moment and id of its last row. */
export const cursorOf = (row: { created_at: Date; id: string }): string =>
  `${row.created_at.toISOString()}_${row.id}`

/** The moment and id a page begins after; the contract has checked their shape. */
export function readCursor(cursor: string): [at: string, id: string] {
  const [at = '', id = ''] = cursor.split('_')
  return [at, id]
}
