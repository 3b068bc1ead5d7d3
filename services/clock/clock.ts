/** Where the time comes from. Nothing that decides by time asks the machine itself, so tests can stand still. */
export type Clock = { now(): Date }

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() }

/**
 * The machine's time, moved so that it showed `start` at `since`: every process that is given both, also one that
 * started later, shows the same.
 */
export function movedClock(start: Date, since: Date): Clock {
  const moved = start.getTime() - since.getTime()
  return { now: () => new Date(Date.now() + moved) }
}

/** A clock that stands still until it is set. */
export type FixedClock = Clock & {
  set(time: Date | string): void
  /** Moves on (or back, with a negative figure). */
  advance(seconds: number): void
}

/** A clock for tests. @throws RangeError when the time cannot be read. */
export function fixedClock(start: Date | string): FixedClock {
  let at = read(start)
  return {
    now: () => new Date(at),
    set: (time) => (at = read(time)),
    advance: (seconds) => (at += seconds * 1000),
  }
}

function read(time: Date | string): number {
  const at = new Date(time).getTime()
  if (Number.isNaN(at)) throw new RangeError(`not a time: ${String(time)}`)
  return at
}
