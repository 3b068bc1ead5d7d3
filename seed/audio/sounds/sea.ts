import { randomFrom } from '../../random.ts'
import { fadeEnds, newTrack, smooth, type Track } from '../track.ts'

const SECONDS = 90
/** Seconds from one wave to the next. */
const APART = 10

/** Eight waves on a beach: a low swell, then foam that runs up the sand and back. */
export function sea(): Track {
  const track = newTrack(SECONDS, 24_000)
  const random = randomFrom('quiet sea')
  // No wave is like the one before.
  const waves = Array.from({ length: 9 }, (_, index) => ({
    at: index * APART + 1.2 * random.around(),
    size: 0.75 + 0.25 * random.next(),
  }))
  let [deep, low, middle, slow] = [0, 0, 0, 0]
  for (let index = 0; index < track.samples.length; index += 1) {
    const second = index / track.rate
    const noise = random.next() * 2 - 1
    deep += 0.012 * (noise - deep)
    low += 0.06 * (noise - low)
    middle += 0.3 * (noise - middle)
    slow += 0.002 * (noise - slow)
    // Two waves can be heard at a time: the one that comes and the one that goes.
    let swell = 0
    let foam = 0
    const near = Math.floor(second / APART)
    for (let one = Math.max(0, near - 1); one <= Math.min(waves.length - 1, near + 1); one += 1) {
      const { at, size } = waves[one]!
      const since = second - at
      swell += size * smooth(since / 4) * smooth((9 - since) / 4.5)
      foam += size * smooth((since - 2.2) / 2.2) * smooth((11 - since) / 6.5) ** 2
    }
    track.samples[index] =
      2.2 * deep * (0.35 + swell) + 0.9 * low * (0.12 + swell) + 0.4 * (middle - slow) * (0.05 + 0.9 * foam)
  }
  fadeEnds(track, { in: 3, out: 6 })
  return track
}
