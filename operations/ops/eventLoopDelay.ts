import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds between two samples; each sample includes this pause itself. */
const RESOLUTION_MS = 20

let histogram: ReturnType<typeof monitorEventLoopDelay> | undefined

/** How long this process let others wait since the last question: the 99th percentile, in milliseconds. 0 at the first question. */
export function eventLoopDelay(): number {
  if (!histogram) {
    histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    histogram.enable()
    return 0
  }
  const nanoseconds = histogram.percentile(99)
  histogram.reset()
  return Math.max(0, Math.round(nanoseconds / 1e6 - RESOLUTION_MS))
}
