/** What the linear model answers: a sum for each risk level, in their order, and one for harm at home. */
export const OUTPUTS = 5
/** Outputs that are risk levels. */
export const LEVELS = 4
/** Output of harm at home. */
export const HOME_AT = 4

/** Weights of a linear model, a byte each: `scale` turns a stored number into a weight. */
export type Weights = { space: number; bias: Float32Array; scale: Float32Array; table: Int8Array }

const MAGIC = 0x31534b45
const HEADER = 8 + OUTPUTS * 8

/** Writes weights as `decodeWeights` reads them: a mark, the size, biases, scales, and a byte per weight. */
export function encodeWeights({ space, bias, scale, table }: Weights): Uint8Array {
  const bytes = new Uint8Array(HEADER + table.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, space, true)
  for (let output = 0; output < OUTPUTS; output += 1) {
    view.setFloat32(8 + output * 4, bias[output]!, true)
    view.setFloat32(8 + (OUTPUTS + output) * 4, scale[output]!, true)
  }
  bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.length), HEADER)
  return bytes
}

/** Reads weights. @throws Error for bytes that are no weights of this version. */
export function decodeWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const space = bytes.length > HEADER ? view.getUint32(4, true) : 0
  if (space === 0 || view.getUint32(0, true) !== MAGIC || bytes.length !== HEADER + space * OUTPUTS)
    throw new Error('these are no weights of the safety model')
  const floats = (at: number) =>
    Float32Array.from({ length: OUTPUTS }, (_, output) => view.getFloat32(at + output * 4, true))
  return {
    space,
    bias: floats(8),
    scale: floats(8 + OUTPUTS * 4),
    table: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER, space * OUTPUTS),
  }
}

/** Adds up the stored weights of features, per output. */
export function addWeights({ table }: Weights, places: readonly number[]): Float64Array {
  const sums = new Float64Array(OUTPUTS)
  for (const place of places)
    for (let output = 0; output < OUTPUTS; output += 1) sums[output]! += table[place * OUTPUTS + output]!
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
