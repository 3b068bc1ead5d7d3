/** A position in a room as an opaque cursor. */
export const cursorOf = (position: number): string => Buffer.from(`p${position}`).toString('base64url')

/** The position of a cursor, or null for one we did not make. */
export function positionOf(cursor: string): number | null {
  const found = /^p(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  return found ? Number(found[1]) : null
}
