/** Outputs of the model of danger that are risk levels, in their order. */
export const LEVELS = 4
/** Its output of harm at home. */
export const HOME_AT = 4
/** All outputs of the model of danger. */
export const RISK_OUTPUTS = 5

/**
 * Weights of a linear model: for each of `space` places, a power of two, one for each output. A stored number is the
 * square of one from -7 to 7 with its sign, so that half a byte of the file keeps small weights apart; `scale` turns it
 * into a weight.
 */
export type Weights = {
  space: number
  outputs: number
  bias: Float32Array
  scale: Float32Array
  table: Int8Array
}

const MAGIC = 0x33534b45
/** Largest number whose square is stored. */
const STEPS = 7
/** Largest stored number. */
export const STORED_MAX = STEPS * STEPS
const headerOf = (outputs: number): number => 12 + outputs * 8

/** Of numbers that can be stored, the one next to a number. */
export function nearestStored(value: number): number {
  const size = Math.min(STEPS, Math.abs(value) < 1 ? 0 : Math.floor(Math.sqrt(Math.abs(value))))
  const next = Math.min(STEPS, size + 1)
  const isNext = next * next - Math.abs(value) < Math.abs(value) - size * size
  return Math.sign(value) * (isNext ? next * next : size * size)
}

const halfOf = (stored: number): number => Math.sign(stored) * Math.sqrt(Math.abs(stored)) + STEPS

/** Writes weights as `decodeWeights` reads them: a mark, the sizes, biases, scales, and half a byte per weight. */
export function encodeWeights({ space, outputs, bias, scale, table }: Weights): Uint8Array {
  const header = headerOf(outputs)
  const bytes = new Uint8Array(header + table.length / 2)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, space, true)
  view.setUint32(8, outputs, true)
  for (let output = 0; output < outputs; output += 1) {
    view.setFloat32(12 + output * 4, bias[output]!, true)
    view.setFloat32(12 + (outputs + output) * 4, scale[output]!, true)
  }
  for (let at = 0; at < table.length; at += 2)
    bytes[header + at / 2] = halfOf(table[at]!) | (halfOf(table[at + 1]!) << 4)
  return bytes
}

/** Reads weights. @throws Error for bytes that are no weights of this version. */
export function decodeWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [mark, space, outputs] = [0, 4, 8].map((at) =>
    bytes.length < 12 ? 0 : view.getUint32(at, true),
  ) as [number, number, number]
  if (mark !== MAGIC || space === 0 || bytes.length !== headerOf(outputs) + (space * outputs) / 2)
    throw new Error('these are no weights of the safety model')
  const floats = (at: number) =>
    Float32Array.from({ length: outputs }, (_, output) => view.getFloat32(at + output * 4, true))
  return {
    space,
    outputs,
    bias: floats(12),
    scale: floats(12 + outputs * 4),
    table: tableOf(bytes.subarray(headerOf(outputs))),
  }
}

/** Both halves of every byte, looked up together: there are millions. */
function tableOf(bytes: Uint8Array): Int8Array {
  const squareOf = (half: number) => (half - STEPS) * Math.abs(half - STEPS)
  const halves = Int8Array.from({ length: 512 }, (_, at) => squareOf(at % 2 === 0 ? (at >> 1) & 15 : at >> 5))
  const pairs = new Int16Array(halves.buffer)
  const table = new Int16Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) table[at] = pairs[bytes[at]!]!
  return new Int8Array(table.buffer)
}

/** Adds up the stored weights of features, per output. A model reads the lower bits of a feature. */
export function addWeights({ space, outputs, table }: Weights, features: readonly number[]): Float64Array {
  const sums = new Float64Array(outputs)
  for (const feature of features) {
    const from = (feature & (space - 1)) * outputs
    for (let output = 0; output < outputs; output += 1) sums[output]! += table[from + output]!
  }
  return sums
}

/** Probabilities of the risk levels. */
export function softmax(sums: Float64Array): number[] {
  const part = [...sums.subarray(0, LEVELS)]
  const highest = Math.max(...part)
  const powers = part.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / total)
}
