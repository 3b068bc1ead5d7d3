import type { Track } from './track.ts'

type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]
/** Seconds a block of the measurement lasts; they overlap by three quarters. */
const BLOCK = 0.4
const QUARTERS = 4
/** Quieter blocks count as silence. */
const SILENCE = -70

/**
 * Integrated loudness of a mono track in LUFS, as ITU-R BS.1770-4 measures it: weighted by how ears hear, silence left
 * out. -Infinity for silence.
 */
export function loudnessOf({ rate, samples }: Track): number {
  const step = Math.round((BLOCK / QUARTERS) * rate)
  const steps = powerOf(samples, step, [shelf(rate), highPass(rate)])
  const blocks = steps
    .slice(QUARTERS - 1)
    .map((_, index) => mean(steps.slice(index, index + QUARTERS)))
    .filter((power) => inUnits(power) > SILENCE)
  const gate = inUnits(mean(blocks)) - 10
  return inUnits(mean(blocks.filter((power) => inUnits(power) > gate)))
}

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length
const inUnits = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity)

/** The mean square of each step after both filters, in one walk: there are millions of samples. */
function powerOf(samples: Float32Array, step: number, [one, two]: readonly [Filter, Filter]): number[] {
  const [b0, b1, b2, a1, a2] = one
  const [d0, d1, d2, c1, c2] = two
  const powers: number[] = []
  let [x1, x2, y1, y2, z1, z2, sum] = [0, 0, 0, 0, 0, 0, 0]
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    const z = d0 * y + d1 * y1 + d2 * y2 - c1 * z1 - c2 * z2
    sum += z * z
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    z2 = z1
    z1 = z
    if ((index + 1) % step !== 0) continue
    powers.push(sum / step)
    sum = 0
  }
  return powers
}

// Both filters of the recommendation, worked out for any rate.
function shelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}

function highPass(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}
