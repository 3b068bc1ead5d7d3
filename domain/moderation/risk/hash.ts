/** Offset basis of FNV-1a, 32 bits. Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Hashes a part of a string: FNV-1a over UTF-16 units, mixed once more so that the low bits can be used. */
export function hash(text: string, start = 0, end = text.length, seed = FNV_OFFSET): number {
  let value = seed
  for (let index = start; index < end; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME)
  }
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  return value ^ (value >>> 13)
}

/** One hash of two. */
export const hashOfTwo = (one: number, other: number): number => Math.imul(one, FNV_PRIME) ^ other
