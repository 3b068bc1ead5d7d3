import type { SharpConstructor } from 'sharp'

let opened: Promise<SharpConstructor> | undefined

/** The library, loaded on first use, and able to open PNG, JPEG and WebP only. */
export function opener(): Promise<SharpConstructor> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
    })
    return sharp
  })
  return opened
}
