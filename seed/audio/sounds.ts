import { randomFrom } from '../random.ts'
import { wav } from './wav.ts'

const IN_SECONDS = 4
const OUT_SECONDS = 6
const BREATHS = 4
const WAVE_SECONDS = 8
const WAVES = 4

/** A soft tone that rises for four seconds and falls for six, four times: something to breathe along with. */
export function breathingTone(): Buffer {
  let phase = 0
  return wav(BREATHS * (IN_SECONDS + OUT_SECONDS), (second) => {
    const at = second % (IN_SECONDS + OUT_SECONDS)
    const fill = at < IN_SECONDS ? at / IN_SECONDS : 1 - (at - IN_SECONDS) / OUT_SECONDS
    // The pitch follows the breath, a third up and back; the phase is summed, so that it never clicks.
    phase += (2 * Math.PI * (146.8 + 36.7 * smooth(fill))) / 8_000
    const tone = Math.sin(phase) + 0.35 * Math.sin(2 * phase) + 0.12 * Math.sin(3 * phase)
    return 0.32 * smooth(fill) * tone
  })
}

/** Waves on a beach, from noise that swells and ebbs; the same each time. */
export function quietSea(): Buffer {
  const random = randomFrom('quiet sea')
  let low = 0
  let lower = 0
  return wav(WAVES * WAVE_SECONDS, (second) => {
    const noise = random.next() * 2 - 1
    low += 0.22 * (noise - low)
    lower += 0.05 * (noise - lower)
    const at = (second % WAVE_SECONDS) / WAVE_SECONDS
    const swell = at < 0.4 ? smooth(at / 0.4) : smooth(1 - (at - 0.4) / 0.6)
    return (0.15 + 0.85 * swell) * (0.9 * lower + 0.55 * swell * low)
  })
}

/** From 0 to 1 without a corner. */
const smooth = (x: number): number => x * x * (3 - 2 * x)
