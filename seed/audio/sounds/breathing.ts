import { addStrike, fadeEnds, newTrack, smooth, type Partial, type Track } from '../track.ts'

const IN_SECONDS = 4
const OUT_SECONDS = 6
const BREATHS = 9

const bell: readonly Partial[] = [
  [1, 1, 2.6],
  [2, 0.3, 1.6],
  [3.01, 0.12, 0.9],
]

/**
 * A soft tone that rises for four seconds and falls for six, nine times: something to breathe along with. A small bell
 * says when to breathe in, a lower one when to breathe out.
 */
export function breathing(): Track {
  const round = IN_SECONDS + OUT_SECONDS
  const track = newTrack(BREATHS * round + 2, 16_000)
  let phase = 0
  for (let index = 0; index < BREATHS * round * track.rate; index += 1) {
    const at = (index / track.rate) % round
    const fill = smooth(at < IN_SECONDS ? at / IN_SECONDS : 1 - (at - IN_SECONDS) / OUT_SECONDS)
    const left = BREATHS * round - index / track.rate
    // The pitch follows the breath, a third up and back; the phase is summed, so that it never clicks.
    phase += (2 * Math.PI * (146.8 + 36.7 * fill)) / track.rate
    const tone =
      Math.sin(phase) + 0.5 * Math.sin(1.5 * phase) + 0.25 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase)
    track.samples[index] = 0.22 * (0.04 * smooth(left) + 0.96 * fill) * tone
  }
  for (let breath = 0; breath < BREATHS; breath += 1) {
    const at = breath * round
    addStrike(track, { at: at + 0.05, hz: 587.3, gain: 0.12, partials: bell })
    addStrike(track, { at: at + IN_SECONDS, hz: 440, gain: 0.09, partials: bell })
  }
  fadeEnds(track, { in: 0.05, out: 2.5 })
  return track
}
