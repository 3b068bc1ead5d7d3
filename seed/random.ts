/** Random figures that are the same every time for the same name. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number, both ends possible. */
  between(least: number, most: number): number
  pick<T>(from: readonly T[]): T
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean
  /** Around 0, mostly between -1 and 1. */
  around(): number
}

/** Makes a row of random figures from a name (mulberry32 over an FNV hash of it). */
export function randomFrom(name: string): Random {
  let state = hash(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (from) => from[Math.floor(next() * from.length)]!,
    chance: (probability) => next() < probability,
    around: () => next() + next() + next() - 1.5,
  }
}

function hash(name: string): number {
  let value = 0x811c9dc5
  for (const sign of name) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193)
  return value
}
