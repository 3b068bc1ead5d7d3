import { addStrike, fadeEnds, newTrack, type Partial, type Track } from '../track.ts'

/** Seconds a beat lasts at the beginning; each line is a little slower than the one before. */
const BEAT = 0.52
const SLOWER = 1.045

const tooth: readonly Partial[] = [
  [1, 1, 2.6],
  [2.001, 0.3, 1.4],
  [3.01, 0.16, 0.8],
  [5.43, 0.1, 0.35],
]
/** Tones of the comb: their distance in half steps from a C. */
const comb = { g: -5, c: 0, d: 2, e: 4, G: 7, a: 9, C: 12, D: 14, E: 16 } as const

/**
 * The tune: lines of twelve beats, a dot rests. We made it up, from five tones that go with each other in any order.
 */
const tune = [
  'e.Ge.dc..g..',
  'c.de.Ga..G..',
  'C.aG.ed..e..',
  'G.ed.ec.....',
  'E.DC.aG..a..',
  'C.aG.ed..g..',
  'c.de.Ga.GC..',
  'a.Ge.dc.....',
  'e.d.c...g...',
  'c...........',
]

/** A music box that winds down. */
export function musicBox(): Track {
  const lines = tune.map((line, index) => ({ line, beat: BEAT * SLOWER ** index }))
  const seconds = lines.reduce((sum, { line, beat }) => sum + line.length * beat, 0)
  const track = newTrack(seconds + 3, 24_000)
  let at = 0.6
  for (const { line, beat } of lines) {
    for (const [index, sign] of [...line].entries()) {
      const hz = (half: number) => 523.3 * 2 ** (half / 12)
      const tone = comb[sign as keyof typeof comb]
      if (sign !== '.') addStrike(track, { at, hz: hz(tone), gain: 0.2, partials: tooth, attack: 0.002 })
      // A low tone at the start of every half line, an octave under the comb.
      if (index % 6 === 0)
        addStrike(track, { at, hz: hz(index === 0 ? -12 : -5), gain: 0.13, partials: tooth })
      at += beat
    }
  }
  fadeEnds(track, { in: 0.05, out: 4 })
  return track
}
