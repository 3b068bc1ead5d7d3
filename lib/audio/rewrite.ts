import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { audioKindOf, type AudioKind } from './audioKind.ts'

/** What the thread is asked: a file, and the longest it may last. */
export type Rewritten = { bytes: Uint8Array<ArrayBuffer>; secondsMax: number }
/** A recording as it is kept: nothing but its sound. */
export type CleanAudio = { bytes: Uint8Array<ArrayBuffer>; kind: AudioKind; seconds: number }
/** Why a file is not kept. */
export type AudioProblem = 'unusable' | 'too_long'

const formats = { webm: WEBM, ogg: OGG, mp4: MP4, wav: WAVE } as const
const writerOf = (kind: AudioKind) => {
  if (kind === 'webm') return new WebMOutputFormat()
  if (kind === 'ogg') return new OggOutputFormat()
  return kind === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WavOutputFormat()
}

/**
 * Writes a recording anew from its packets of sound: no tags, no place, no device, no second content. Returns why not
 * where it is none, has other tracks, or lasts too long.
 */
export async function rewrite({ bytes, secondsMax }: Rewritten): Promise<CleanAudio | AudioProblem> {
  const kind = audioKindOf(bytes)
  if (!kind) return 'unusable'
  const input = new Input({ source: new BufferSource(bytes), formats: [formats[kind]] })
  try {
    const tracks = await input.getTracks()
    const track = await input.getPrimaryAudioTrack()
    const codec = await track?.getCodec()
    const decoderConfig = await track?.getDecoderConfig()
    // A file with a picture, subtitles or a second sound is no voice note.
    if (!track || !codec || !decoderConfig || tracks.length !== 1) return 'unusable'
    const target = new BufferTarget()
    const output = new Output({ format: writerOf(kind), target })
    const sound = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(sound)
    await output.start()
    let [begin, end, count] = [0, 0, 0]
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (count === 0) begin = packet.timestamp
      end = Math.max(end, packet.timestamp + packet.duration)
      if (end - begin > secondsMax) {
        await output.cancel()
        return 'too_long'
      }
      await sound.add(packet.clone({ timestamp: Math.max(0, packet.timestamp - begin) }), { decoderConfig })
      count += 1
    }
    if (count === 0) {
      await output.cancel()
      return 'unusable'
    }
    await output.finalize()
    return { bytes: new Uint8Array(target.buffer!), kind, seconds: Math.max(1, Math.round(end - begin)) }
  } catch {
    return 'unusable'
  } finally {
    input.dispose()
  }
}
