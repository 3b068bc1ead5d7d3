/**
 * Milliseconds to wait after `tries` failed tries: twice as long each time, and scattered by a quarter, so that many
 * who lost the same server do not come back at once. `chance` is from 0 up to 1.
 */
export const backOff = (
  tries: number,
  { first, longest }: { first: number; longest: number },
  chance = Math.random(),
): number => Math.min(first * 2 ** tries, longest) * (0.75 + chance / 2)
