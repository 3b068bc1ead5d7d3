import { opener } from './opener.ts'

/** Kinds of pictures people may send, by what they begin with. */
const kinds = [
  { format: 'png', is: (bytes: Buffer) => bytes.readUInt32BE(0) === 0x89504e47 },
  { format: 'jpeg', is: (bytes: Buffer) => bytes.readUIntBE(0, 3) === 0xffd8ff },
  {
    format: 'webp',
    is: (bytes: Buffer) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
] as const
/** Pixels of the largest picture that is opened: a screen of 5K has 15 million. More would need too much memory. */
const PIXELS_MAX = 24_000_000
/** The longer side of what is kept, in pixels. */
const SIDE_MAX = 1_600
const SECONDS_MAX = 8

/** A picture as it is kept: WebP, without anything but pixels. */
export type Picture = { bytes: Buffer; width: number; height: number }

/** It is no PNG, JPEG or WebP, is broken, or is too large to be opened. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture'
}

/** Pictures that may wait for their turn in one process. */
const WAITING_MAX = 8

/** Too many pictures wait already. */
export class BusyWithPictures extends Error {
  override readonly name = 'BusyWithPictures'
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Draws a picture anew from its pixels, so that nothing else of the file remains: no place, no device, no second
 * content. One at a time in a process, since opening one takes memory. @throws UnusablePicture, BusyWithPictures
 */
export function redraw(bytes: Buffer): Promise<Picture> {
  const kind = bytes.length > 16 ? kinds.find(({ is }) => is(bytes)) : undefined
  if (!kind) return Promise.reject(new UnusablePicture('no picture'))
  if (waiting >= WAITING_MAX) return Promise.reject(new BusyWithPictures())
  waiting += 1
  const drawn = last.then(() => draw(bytes, kind.format)).finally(() => (waiting -= 1))
  last = drawn.catch(() => undefined)
  return drawn
}

async function draw(bytes: Buffer, format: string): Promise<Picture> {
  const sharp = await opener()
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
    const found = await picture.metadata()
    if (found.format !== format || found.width * found.height > PIXELS_MAX)
      throw new Error('not what it says')
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS_MAX })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw new UnusablePicture((error as Error).message)
  }
}
