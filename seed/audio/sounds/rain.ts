import { randomFrom } from '../../random.ts'
import { addStrike, fadeEnds, newTrack, smooth, type Track } from '../track.ts'

const SECONDS = 100
/** Drops a second that can be heard apart. */
const DROPS = 22

/** Rain on a roof: a soft rush that comes and goes, and single drops near by. */
export function rain(): Track {
  const track = newTrack(SECONDS, 24_000)
  const random = randomFrom('rain')
  let [low, high, rush, drift] = [0, 0, 0, 0.5]
  for (let index = 0; index < track.samples.length; index += 1) {
    // Every tenth of a second the rain grows or slackens a little.
    if (index % 2_400 === 0) drift = Math.max(0, Math.min(1, drift + 0.05 * random.around()))
    rush += 0.000_05 * (drift - rush)
    const noise = random.next() * 2 - 1
    low += 0.05 * (noise - low)
    high += 0.42 * (noise - high)
    track.samples[index] = (0.09 + 0.07 * smooth(rush)) * (high - low) + 0.12 * low
  }
  for (let drop = 0; drop < SECONDS * DROPS; drop += 1) {
    const isNear = random.chance(0.12)
    const size = random.next() ** 2
    addStrike(track, {
      at: random.next() * (SECONDS - 0.2),
      hz: isNear ? 350 + 500 * random.next() : 1_400 + 3_200 * random.next(),
      gain: isNear ? 0.03 + 0.07 * size : 0.01 + 0.035 * size,
      attack: 0.001,
      partials: [[1, 1, isNear ? 0.05 : 0.018]],
    })
  }
  fadeEnds(track, { in: 4, out: 7 })
  return track
}
