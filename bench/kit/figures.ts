/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A median with the extremes it lies between. */
export type Spread = { median: number; min: number; max: number; n: number }

/** See `Spread`. */
export const spreadOf = (figures: readonly number[]): Spread => ({
  median: median(figures),
  min: Math.min(...figures),
  max: Math.max(...figures),
  n: figures.length,
})
