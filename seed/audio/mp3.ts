import { createMp3Encoder } from 'wasm-media-encoders'
import type { Track } from './track.ts'

/** Bits a second: speech and soft tones need no more. */
const BITRATE = 48

/** Encodes a track as MP3, which every browser plays. */
export async function mp3(track: Track): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: track.rate, bitrate: BITRATE })
  const parts: Buffer[] = []
  for (let from = 0; from < track.samples.length; from += track.rate) {
    // The encoder gives its own memory, which the next second overwrites.
    parts.push(Buffer.from(encoder.encode([track.samples.subarray(from, from + track.rate)])))
  }
  return Buffer.concat([...parts, Buffer.from(encoder.finalize())])
}
