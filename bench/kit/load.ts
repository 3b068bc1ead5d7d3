import autocannon from 'autocannon'
import type { Server } from './server.ts'

/** One request of a workload. Made anew for every request, so that each is another member's. */
export type Asked = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
/** What a server is asked under load. */
export type Workload = {
  /** The next request, of a member picked anew. */
  next: () => Asked
  /**
   * May a request be sent twice? Then some hundreds are prepared for each connection, and making them costs nothing
   * while it counts.
   */
  isRepeatable: boolean
  /** Share of answers that may be no 2xx; 0 when left out. */
  mayFail?: number
  /** Requests per second at most; without it each connection asks as soon as it has an answer. */
  perSecond?: number
}
/** What one window of load showed. */
export type Window = { perSecond: number; p50: number; p99: number; cpuMsPerRequest: number }

/** Connections that ask one after the other without pause, as the design's method has it. */
const CONNECTIONS = 16

/** Requests prepared for each connection. */
const PREPARED = 300

/**
 * Puts load on a server for some seconds. @throws Error when answers were no 2xx: any, or more than the share that a
 * peer is allowed because it cannot do better.
 */
export async function loadFor(server: Server, workload: Workload, seconds: number): Promise<Window> {
  const { next } = workload
  server.resume()
  const cpuBefore = server.cpuMs()
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    pipelining: 1,
    duration: seconds,
    ...(workload.perSecond !== undefined && { overallRate: workload.perSecond }),
    ...(workload.isRepeatable
      ? { setupClient: (client) => client.setRequests(Array.from({ length: PREPARED }, next)) }
      : { requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }] }),
  })
  const cpu = server.cpuMs() - cpuBefore
  server.pause()
  const good = result['2xx']
  const bad = result.non2xx + result.errors
  if (good === 0 || bad > (workload.mayFail ?? 0) * good) {
    throw new Error(`${server.name}: ${good} good answers, ${result.non2xx} others, ${result.errors} errors`)
  }
  return {
    perSecond: good / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMsPerRequest: cpu / good,
  }
}
