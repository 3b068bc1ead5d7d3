/** Outputs of the model of danger that are risk levels, in their order. */
export const LEVELS = 4
/** Its output of harm at home. */
export const HOME_AT = 4
/** All outputs of the model of danger. */
export const RISK_OUTPUTS = 5

/**
 * Weights of a linear model, a byte each: for each of `space` places, a power of two, one for each output. `scale`
 * turns a stored number into a weight.
 */
export type Weights = {
  space: number
  outputs: number
  bias: Float32Array
  scale: Float32Array
  table: Int8Array
}

const MAGIC = 0x32534b45
const headerOf = (outputs: number): number => 12 + outputs * 8

/** Writes weights as `decodeWeights` reads them: a mark, the sizes, biases, scales, and a byte per weight. */
export function encodeWeights({ space, outputs, bias, scale, table }: Weights): Uint8Array {
  const header = headerOf(outputs)
  const bytes = new Uint8Array(header + table.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, space, true)
  view.setUint32(8, outputs, true)
  for (let output = 0; output < outputs; output += 1) {
    view.setFloat32(12 + output * 4, bias[output]!, true)
    view.setFloat32(12 + (outputs + output) * 4, scale[output]!, true)
  }
  bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.length), header)
  return bytes
}

/** Reads weights. @throws Error for bytes that are no weights of this version. */
export function decodeWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [mark, space, outputs] = [0, 4, 8].map((at) =>
    bytes.length < 12 ? 0 : view.getUint32(at, true),
  ) as [number, number, number]
  if (mark !== MAGIC || space === 0 || bytes.length !== headerOf(outputs) + space * outputs)
    throw new Error('these are no weights of the safety model')
  const floats = (at: number) =>
    Float32Array.from({ length: outputs }, (_, output) => view.getFloat32(at + output * 4, true))
  return {
    space,
    outputs,
    bias: floats(12),
    scale: floats(12 + outputs * 4),
    table: new Int8Array(bytes.buffer, bytes.byteOffset + headerOf(outputs), space * outputs),
  }
}

/** Adds up the stored weights of features, per output. A model with fewer places reads their lower bits. */
export function addWeights({ space, outputs, table }: Weights, places: readonly number[]): Float64Array {
  const sums = new Float64Array(outputs)
  for (const place of places) {
    const from = (place & (space - 1)) * outputs
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
