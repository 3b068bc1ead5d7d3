import { randomFrom } from '../../random.ts'
import { fadeEnds, newTrack, type Track } from '../track.ts'

const SECONDS = 78
/** Double beats a minute at the beginning and at the end. */
const FAST = 76
const SLOW = 40

/** A hand drum like a heartbeat that slows down. */
export function drum(): Track {
  const track = newTrack(SECONDS, 16_000)
  const random = randomFrom('drum')
  for (let at = 1; at < SECONDS - 4;) {
    const gap = 60 / (FAST + ((SLOW - FAST) * at) / (SECONDS - 8))
    beat(track, at, 1, random.next)
    beat(track, at + 0.3 * Math.min(gap, 1.1), 0.6, random.next)
    at += gap
  }
  fadeEnds(track, { in: 0.2, out: 6 })
  return track
}

/** One beat: a skin that sinks in pitch, and the touch of a palm. */
function beat({ rate, samples }: Track, at: number, gain: number, next: () => number): void {
  const first = Math.round(at * rate)
  let phase = 0
  let palm = 0
  for (let index = first; index < Math.min(samples.length, first + rate); index += 1) {
    const since = (index - first) / rate
    phase += (2 * Math.PI * (82 + 46 * Math.exp(-since * 18))) / rate
    palm += 0.18 * (next() * 2 - 1 - palm)
    const skin = Math.sin(phase) + 0.35 * Math.sin(1.59 * phase) * Math.exp(-since * 6)
    const rise = Math.min(1, since / 0.006)
    samples[index]! += gain * rise * (0.6 * skin * Math.exp(-since * 7) + 0.5 * palm * Math.exp(-since * 45))
  }
}
