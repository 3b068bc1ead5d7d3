import { addPad, addStrike, fadeEnds, newTrack, type Partial, type Track } from '../track.ts'

/** Bells of the body scan, and seconds from one to the next. */
const BELLS = 11
const APART = 14
const SECONDS = BELLS * APART + 8

const bell: readonly Partial[] = [
  [1, 1, 8],
  [1.003, 0.6, 7.5],
  [2, 0.35, 5],
  [2.4, 0.22, 4],
  [3, 0.14, 3],
  [4.2, 0.08, 2],
]

/** A low hum that hardly moves, and a bell every fourteen seconds: time to go on to the next part of the body. */
export function bodyScan(): Track {
  const track = newTrack(SECONDS, 16_000)
  for (let one = 0; one < BELLS; one += 1) {
    // From the head down, the bells sink; the last one is the first again.
    const hz = one === BELLS - 1 ? 523.3 : [523.3, 493.9, 440, 392, 349.2][Math.floor(one / 2)]!
    addStrike(track, { at: 1 + one * APART, hz, gain: 0.22, partials: bell, attack: 0.015 })
  }
  for (const hz of [110, 164.8, 220])
    addPad(track, { at: 0, seconds: SECONDS, hz, gain: hz > 200 ? 0.05 : 0.09, rise: 8, fall: 8 })
  fadeEnds(track, { in: 1, out: 6 })
  return track
}
