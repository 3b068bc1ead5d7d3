import { loudnessOf } from './loudness.ts'
import type { Track } from './track.ts'

/** How loud every recording is, in LUFS: soft beside music, and the same from one to the next. */
export const LOUDNESS = -18
/** No sample goes beyond this, so that the compressed file does not clip (-1.4 dB). */
export const PEAK = 0.85
/** Above this a loud moment is bent, not cut. */
const KNEE = 0.6

/** Brings a track to our loudness. Moments above the knee are rounded off, which takes a fraction of a unit away. */
export function level(track: Track): void {
  const { samples } = track
  const gain = 10 ** ((LOUDNESS - loudnessOf(track)) / 20)
  for (let index = 0; index < samples.length; index += 1) samples[index] = rounded(samples[index]! * gain)
}

function rounded(sample: number): number {
  const size = Math.abs(sample)
  if (size <= KNEE) return sample
  const room = PEAK - KNEE
  return Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room))
}
