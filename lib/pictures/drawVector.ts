/**
 * Draws a vector picture of ours as WebP. Not for a process that opens pictures of members: there the library reads no
 * vectors (`redraw.ts`).
 */
export async function drawVector(svg: string): Promise<Buffer> {
  // Loaded here: few processes draw.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).webp({ quality: 75, effort: 2 }).toBuffer()
}
