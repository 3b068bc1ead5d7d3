import type { RiskLevel } from '#domain/moderation/assessment.ts'
import { higherRisk } from '#domain/moderation/compareRisk.ts'
import { createBreaker } from '../ai/breaker.ts'
import type { Log } from '../log/log.ts'
import type { OpinionRequest, SecondOpinion } from './port.ts'

/** Everything one reading does must be done in this time. */
const DEADLINE_MS = 2_000

/** Time of a reading and of its breaker; tests set their own. */
export type Timing = { deadlineMs?: number; now?: () => number }
/** What a reader may do: end with `signal`, and say what it found as soon as it did. */
export type Reading = { readonly signal: AbortSignal; readonly found: (level: RiskLevel) => void }
type Reader = {
  source: SecondOpinion['source']
  /** Has `found` called at least once, or rejects. */
  read: (request: OpinionRequest, reading: Reading) => Promise<void>
  log: Pick<Log, 'warn'>
}

/**
 * Makes a second opinion of a reader that may fail, hang and find anything: the level never falls, nothing rejects, and
 * a reader that found nothing several times rests for a minute. Neither the text nor an error's message is logged,
 * because a service's message may quote the text.
 */
export function onlyRaising(
  { source, read, log }: Reader,
  { deadlineMs = DEADLINE_MS, now = () => performance.now() }: Timing = {},
): SecondOpinion {
  const breaker = createBreaker(now)
  const counts = { read: 0, raised: 0, failed: 0 }

  const readOnce = async (request: OpinionRequest): Promise<RiskLevel> => {
    const result = { level: request.level, isAnswered: false }
    const found = (level: RiskLevel) => {
      result.level = higherRisk(level, result.level)
      result.isAnswered = true
    }
    const signal = AbortSignal.timeout(deadlineMs)
    try {
      await Promise.race([read(request, { signal, found }), rejectAt(signal)])
      breaker.succeeded()
      counts.read += 1
    } catch (error) {
      counts.failed += 1
      // A reader that found something works; only what came after it failed.
      if (result.isAnswered) breaker.succeeded()
      else {
        breaker.failed()
        request.onMissing?.()
      }
      log.warn({ source, ...reasonOf(error, signal), resting: breaker.isOpen() }, 'no second opinion')
    }
    if (result.level !== request.level) counts.raised += 1
    return result.level
  }

  return {
    source,
    raise: async (request) => {
      // The nearest level cannot rise.
      if (request.level === 'urgent' || request.text.trim() === '') return request.level
      if (!breaker.isOpen()) return readOnce(request)
      request.onMissing?.()
      return request.level
    },
    stats: () => ({ state: breaker.isOpen() ? 'open' : 'closed', ...counts }),
  }
}

/** What the log may know of an error: whether time was up, else its class and status. */
export function reasonOf(error: unknown, signal: AbortSignal): { reason: string; status?: number } {
  if (signal.aborted) return { reason: 'timeout' }
  const { status } = error as { status?: unknown }
  return {
    reason: error instanceof Error ? error.name : typeof error,
    ...(typeof status === 'number' && { status }),
  }
}

const rejectAt = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
