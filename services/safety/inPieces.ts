/** Letters a small model reads whole: about 300 tokens of the 512 it takes, in any of our languages. */
const PIECE_LENGTH = 1_000

/** Cuts a text where words end, so that a model that reads the beginning of a text reads all of it. */
export function inPieces(text: string, length = PIECE_LENGTH): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    const rest = text.slice(from, from + length)
    const lastSpace =
      from + length < text.length ? Math.max(rest.lastIndexOf(' '), rest.lastIndexOf('\n')) : -1
    const piece = lastSpace > 0 ? rest.slice(0, lastSpace) : rest
    if (piece.trim() !== '') pieces.push(piece.trim())
    from += piece.length
  }
  return pieces
}
