import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  OGG,
  Output,
  WebMOutputFormat,
  type MetadataTags,
} from 'mediabunny'
import { createOggEncoder } from 'wasm-media-encoders'

const RATE = 8_000
/** What a test writes into the metadata of a file, to look for it in what is kept. */
export const TAG = 'canary-of-the-place-47.61,-122.33'

/** A hum of some seconds as Ogg. */
export async function oggVoice(seconds = 3): Promise<Buffer> {
  const encoder = await createOggEncoder()
  encoder.configure({ channels: 1, sampleRate: RATE, vbrQuality: 0 })
  const sound = Float32Array.from({ length: RATE * seconds }, (_, n) => Math.sin(n / 9) * 0.3)
  return Buffer.concat([Buffer.from(encoder.encode([sound])), Buffer.from(encoder.finalize())])
}

/** The same in another container, with metadata that says where it was recorded. */
export async function taggedVoice(kind: 'webm' | 'mp4', seconds = 3): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(await oggVoice(seconds)), formats: [OGG] })
  const track = (await input.getPrimaryAudioTrack())!
  const target = new BufferTarget()
  const format = kind === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat()
  const output = new Output({ format, target })
  const sound = new EncodedAudioPacketSource('vorbis')
  output.addAudioTrack(sound, { name: TAG })
  const tags: MetadataTags = { title: TAG, comment: TAG, artist: TAG }
  output.setMetadataTags(tags)
  await output.start()
  const decoderConfig = (await track.getDecoderConfig())!
  for await (const packet of new EncodedPacketSink(track).packets())
    await sound.add(packet, { decoderConfig })
  await output.finalize()
  return Buffer.from(target.buffer!)
}

/** A hum as WAV, with a comment in a list of its own. */
export function wavVoice(seconds = 3): Buffer {
  const sound = Buffer.alloc(RATE * seconds * 2)
  for (let n = 0; n < RATE * seconds; n += 1) sound.writeInt16LE(Math.round(Math.sin(n / 9) * 9_000), n * 2)
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(RATE, 4)
  format.writeUInt32LE(RATE * 2, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  const tag = Buffer.from(`${TAG} `.slice(0, TAG.length + (TAG.length % 2)))
  const list = Buffer.concat([Buffer.from('INFO'), chunk('ICMT', tag)])
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', format),
    chunk('LIST', list),
    chunk('data', sound),
  ])
  return chunk('RIFF', body)
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

/** Files that are no voice note, each for a reason of its own, by name. */
export async function hostileVoices(): Promise<[name: string, bytes: Buffer][]> {
  const good = {
    webm: await taggedVoice('webm'),
    mp4: await taggedVoice('mp4'),
    ogg: await oggVoice(),
    wav: wavVoice(),
  }
  const random = (length: number) => Buffer.from(Array.from({ length }, (_, n) => (n * 7919 + 13) % 251))
  const cut = Object.entries(good).flatMap(([kind, bytes]): [string, Buffer][] => [
    [`${kind}: its first bytes alone`, bytes.subarray(0, 48)],
    [`${kind}: its beginning, then noise`, Buffer.concat([bytes.subarray(0, 12), random(4_000)])],
    [`${kind}: its beginning, then nothing`, Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(100_000)])],
    [
      `${kind}: its beginning, then 0xff`,
      Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(100_000, 0xff)]),
    ],
    [`${kind}: behind a letter`, Buffer.concat([Buffer.from('x'), bytes])],
    [`${kind}: all sizes 0xff`, Buffer.from(bytes.subarray(0, 400)).fill(0xff, 20, 200)],
  ])
  const said = (text: string) => Buffer.from(text.padEnd(80))
  const box = (name: string, content = Buffer.alloc(0)) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8, 0)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const nested = Array.from({ length: 2_000 }).reduce<Buffer>(
    (inner) => box('moov', Buffer.from(inner)),
    Buffer.alloc(0),
  )
  return [
    ...cut,
    ['nothing but zeros', Buffer.alloc(5_000)],
    ['noise', random(5_000)],
    ['a page', said('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', said('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), random(4_000)])],
    ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), random(4_000)])],
    ['an archive', Buffer.concat([Buffer.from('504b0304', 'hex'), random(4_000)])],
    ['a document', said('%PDF-1.7')],
    [
      'a picture in the container of a sound',
      Buffer.concat([Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 '), random(4_000)]),
    ],
    ['MP3, which no recorder of ours makes', Buffer.concat([Buffer.from('ID3'), random(4_000)])],
    ['a playlist', said('#EXTM3U\nhttp://169.254.169.254/latest/meta-data')],
    ['boxes in boxes', Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), nested])],
    [
      'a box larger than the file',
      Buffer.concat([
        box('ftyp', Buffer.from('isom\0\0\0\0isom')),
        Buffer.from('7fffffff6d6f6f76', 'hex'),
        random(200),
      ]),
    ],
    [
      'a video without sound',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('moov'), box('mdat', random(3_000))]),
    ],
    ['a sound of no length', wavVoice(0)],
    ['longer than five minutes', wavVoice(311)],
  ]
}
