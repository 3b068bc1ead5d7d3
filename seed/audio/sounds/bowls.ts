import { addStrike, fadeEnds, newTrack, type Partial, type Track } from '../track.ts'

const SECONDS = 108
/** A bowl's partials come in pairs that beat slowly against each other. */
const bowl: readonly Partial[] = [
  [1, 1, 16],
  [1.004, 0.8, 15],
  [2.76, 0.42, 9],
  [2.768, 0.3, 8.5],
  [5.4, 0.16, 4.5],
  [8.93, 0.05, 2],
]
/** When each bowl is struck, in seconds, and its pitch in hertz. */
const strikes = [
  [1, 131],
  [12, 196],
  [22, 147],
  [33, 131],
  [38, 262],
  [51, 175],
  [61, 220],
  [72, 131],
  [83, 196],
  [88, 294],
] as const

/** Ten strokes on singing bowls, each left to ring. */
export function bowls(): Track {
  const track = newTrack(SECONDS, 16_000)
  for (const [at, hz] of strikes)
    addStrike(track, { at, hz, gain: hz > 250 ? 0.14 : 0.3, partials: bowl, attack: 0.03 })
  fadeEnds(track, { in: 0.5, out: 8 })
  return track
}
