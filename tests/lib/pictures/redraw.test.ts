import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BusyWithPictures, redraw, UnusablePicture } from '#lib/pictures/redraw.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } })

/** A PNG that says it is larger than it is: what a bomb looks like before it is opened. */
function declared(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
function crc(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

describe('a picture drawn anew', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('of %s is a WebP of the same size', async (format) => {
    const drawn = await redraw(await plain(320, 200).toFormat(format).toBuffer())
    expect([drawn.width, drawn.height]).toEqual([320, 200])
    expect((await sharp(drawn.bytes).metadata()).format).toBe('webp')
  })

  it('is at most 1600 pixels on its longer side', async () => {
    const drawn = await redraw(await plain(4000, 1000).png().toBuffer())
    expect([drawn.width, drawn.height]).toEqual([1600, 400])
  })

  it('keeps nothing of where and with what it was taken, and stands upright', async () => {
    const bytes = await plain(300, 100)
      .jpeg()
      .withExif({ IFD0: { Make: 'Somebody’s phone' }, IFD3: { GPSLatitude: '42/1 20/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const marked = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')])
    const drawn = await redraw(marked)
    expect([drawn.width, drawn.height]).toEqual([100, 300])
    const found = await sharp(drawn.bytes).metadata()
    expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(drawn.bytes.includes('script')).toBe(false)
  })

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PNG that only begins like one', Buffer.from([0x89, 0x50, 0x4e, 0x47, ...Buffer.alloc(60)])],
    ['fifty thousand pixels by as many', declared(50_000, 50_000)],
    ['twenty-five million pixels', declared(5_000, 5_000)],
  ])('is rejected: %s', async (_, bytes) => {
    await expect(redraw(bytes)).rejects.toThrow(UnusablePicture)
  })

  it('is rejected when it was cut off', async () => {
    const whole = await plain(900, 900).png({ compressionLevel: 0 }).toBuffer()
    await expect(redraw(whole.subarray(0, whole.length / 2))).rejects.toThrow(UnusablePicture)
  })

  it('waits for its turn, but not in a line without end; afterwards there is room again', async () => {
    const bytes = await plain(200, 200).png().toBuffer()
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => redraw(bytes)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused.every((reason) => reason instanceof BusyWithPictures)).toBe(true)
    expect((await redraw(bytes)).width).toBe(200)
  })
})
