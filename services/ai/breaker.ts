/** Failures in a row after which a service is left alone, and for how many milliseconds. */
const FAILURES = 5
const REST_MS = 60_000

/** Leaves a failing service alone. `now` is a clock in milliseconds that never goes back. */
export function createBreaker(now: () => number) {
  let failures = 0
  let restsUntil = 0
  return {
    /** May a call be made? After a rest one may; if it fails too, the next rest begins. */
    isOpen: (): boolean => now() < restsUntil,
    succeeded: (): void => {
      failures = 0
    },
    failed: (): void => {
      failures += 1
      if (failures >= FAILURES) restsUntil = now() + REST_MS
    },
  }
}
