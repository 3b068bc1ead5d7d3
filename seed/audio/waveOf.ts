import { WAVE_BARS } from '#domain/content/recordings.ts'
import type { Track } from './track.ts'

/** How high the player draws each part of a track, 0 to 100: its loudness, the loudest part being 100. */
export function waveOf({ samples }: Track): number[] {
  const loud = Array.from({ length: WAVE_BARS }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / WAVE_BARS)
    const to = Math.floor(((bar + 1) * samples.length) / WAVE_BARS)
    let sum = 0
    for (let index = from; index < to; index += 1) sum += samples[index]! ** 2
    return Math.sqrt(sum / (to - from))
  })
  const most = Math.max(...loud)
  return loud.map((one) => Math.round((100 * one) / most))
}
