import { opener } from './opener.ts'
import { UnusablePicture } from './redraw.ts'

/** Pixels of the largest picture that is opened. */
const PIXELS_MAX = 24_000_000

/** Cuts the middle of a picture to an exact size and draws it anew as PNG. @throws UnusablePicture */
export async function cutPicture(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const sharp = await opener()
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .resize({ ...size, fit: 'cover', position: 'centre' })
      .png()
      .toBuffer()
  } catch (error) {
    throw new UnusablePicture((error as Error).message)
  }
}
