/** Mono sound in the making. Sounds are added to it; samples are -1 to 1 once it is levelled. */
export type Track = { readonly rate: number; readonly samples: Float32Array }
/** An overtone: its pitch as a multiple, its loudness, and the seconds in which it falls to a thousandth. */
export type Partial = readonly [multiple: number, gain: number, ring: number]

/** An empty track. `rate` is in samples a second. */
export const newTrack = (seconds: number, rate: number): Track => ({
  rate,
  samples: new Float32Array(Math.round(seconds * rate)),
})

/** From 0 to 1 without a corner. */
export const smooth = (x: number): number => {
  const within = Math.max(0, Math.min(1, x))
  return within * within * (3 - 2 * within)
}

/** Adds a struck sound, such as a bell: all its partials begin together and ring out one by one. */
export function addStrike(
  { rate, samples }: Track,
  strike: { at: number; hz: number; gain: number; partials: readonly Partial[]; attack?: number },
): void {
  const first = Math.round(strike.at * rate)
  const attack = Math.max(1, Math.round((strike.attack ?? 0.008) * rate))
  for (const [multiple, gain, ring] of strike.partials) {
    const turn = (2 * Math.PI * strike.hz * multiple) / rate
    // Above the highest pitch this rate can hold, a tone would come back as another one.
    if (turn > Math.PI * 0.9) continue
    const twice = 2 * Math.cos(turn)
    const fade = Math.exp(-6.9 / (ring * rate))
    const end = Math.min(samples.length, first + Math.round(ring * 1.3 * rate))
    let level = strike.gain * gain
    let before = Math.sin(-turn)
    let now = 0
    for (let index = first; index < end; index += 1) {
      const since = index - first
      samples[index]! += level * now * (since < attack ? smooth(since / attack) : 1)
      level *= fade
      const next = twice * now - before
      before = now
      now = next
    }
  }
}

/** Adds a held tone that swells and fades, with an octave over it. */
export function addPad(
  { rate, samples }: Track,
  pad: { at: number; seconds: number; hz: number; gain: number; rise: number; fall: number },
): void {
  const first = Math.round(pad.at * rate)
  const end = Math.min(samples.length, Math.round((pad.at + pad.seconds) * rate))
  // A second, softer string a hair sharper lets the tone breathe; each pitch in its own time, so that a chord never
  // throbs.
  const hair = 0.12 + 0.19 * ((pad.hz * 0.618) % 1)
  const turns = [pad.hz, pad.hz + hair, 2 * pad.hz].map((hz) => (2 * Math.PI * hz) / rate)
  const [twiceA, twiceB, twiceC] = turns.map((turn) => 2 * Math.cos(turn)) as [number, number, number]
  let [beforeA, beforeB, beforeC] = turns.map((turn) => Math.sin(pad.hz - turn)) as [number, number, number]
  let [a, b, c] = turns.map(() => Math.sin(pad.hz)) as [number, number, number]
  for (let index = first; index < end; index += 1) {
    const since = (index - first) / rate
    const left = pad.seconds - since
    const envelope =
      (since < pad.rise ? smooth(since / pad.rise) : 1) * (left < pad.fall ? smooth(left / pad.fall) : 1)
    samples[index]! += pad.gain * envelope * (0.65 * a + 0.3 * b + 0.18 * c)
    const [nextA, nextB, nextC] = [twiceA * a - beforeA, twiceB * b - beforeB, twiceC * c - beforeC]
    beforeA = a
    beforeB = b
    beforeC = c
    a = nextA
    b = nextB
    c = nextC
  }
}

/** Lets the track begin and end in silence. */
export function fadeEnds({ rate, samples }: Track, seconds: { in: number; out: number }): void {
  const rise = Math.round(seconds.in * rate)
  const fall = Math.round(seconds.out * rate)
  for (let index = 0; index < rise; index += 1) samples[index]! *= smooth(index / rise)
  for (let index = 0; index < fall; index += 1) samples[samples.length - 1 - index]! *= smooth(index / fall)
}
