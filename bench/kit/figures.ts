/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A median with the extremes it lies between. */
export type Spread = { median: number; min: number; max: number; n: number }

/** Returns the median, lowest and highest of figures. */
export const spreadOf = (figures: readonly number[]): Spread => ({
  median: median(figures),
  min: Math.min(...figures),
  max: Math.max(...figures),
  n: figures.length,
})

/**
 * How often a figure of the first is greater than one of the second, ties counted half: 0.5 when nothing tells them
 * apart.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const sorted = [...second].sort((a, b) => a - b)
  const below = (value: number, orEqual: boolean) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (orEqual ? sorted[middle]! <= value : sorted[middle]! < value) low = middle + 1
      else high = middle
    }
    return low
  }
  const wins = first.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0)
  return wins / (first.length * second.length)
}
