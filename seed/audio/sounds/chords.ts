import { addPad, addStrike, fadeEnds, newTrack, type Track } from '../track.ts'

/** Seconds from one chord to the next; each lasts longer, so that they run into each other. */
const APART = 10
/** Four chords, twice, in hertz: the last tone of each is the highest. */
const round = [
  [130.8, 196, 246.9, 329.6],
  [110, 164.8, 261.6, 329.6],
  [87.3, 174.6, 220, 349.2],
  [98, 146.8, 246.9, 293.7],
] as const

/** Warm chords that change every ten seconds, with one clear tone in the middle of each. */
export function chords(): Track {
  const all = [...round, ...round.slice(0, 3), round[0]]
  const track = newTrack(all.length * APART + 8, 16_000)
  for (const [index, chord] of all.entries()) {
    const at = index * APART
    for (const hz of chord) addPad(track, { at, seconds: 16, hz, gain: 0.16, rise: 4.5, fall: 7 })
    addStrike(track, {
      at: at + 5.5,
      hz: chord[3] * 2,
      gain: 0.05,
      attack: 0.02,
      partials: [
        [1, 1, 5],
        [2, 0.2, 3],
      ],
    })
  }
  fadeEnds(track, { in: 1, out: 6 })
  return track
}
