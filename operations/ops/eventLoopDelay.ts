import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds between two samples; each sample includes this pause itself. */
const RESOLUTION_MS = 20

/** How long a process let others wait, in milliseconds: the 99th percentile and the longest. */
export type EventLoopDelay = { p99Ms: number; maxMs: number }

/**
 * Begins to measure how long this process keeps others waiting. The reader it gives answers for the time since it was
 * last asked, so each place that asks has a watch of its own.
 */
export function watchEventLoop(): () => EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  const milliseconds = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6 - RESOLUTION_MS))
  return () => {
    const delay =
      histogram.count === 0
        ? { p99Ms: 0, maxMs: 0 }
        : { p99Ms: milliseconds(histogram.percentile(99)), maxMs: milliseconds(histogram.max) }
    histogram.reset()
    return delay
  }
}
