import { Logger } from 'graphile-worker'
import type { Log } from '#services/log/log.ts'
import { withoutAddresses } from './withoutAddresses.ts'

/** The queue's own log lines in ours. Its extra fields hold whole jobs with their input, so only the words are kept. */
export function graphileLog(log: Log): Logger {
  return new Logger(({ taskIdentifier, jobId, workerId }) => (level, message) => {
    const at = {
      queue: true,
      ...(taskIdentifier && { task: taskIdentifier, job: jobId }),
      ...(workerId && { workerId }),
    }
    const words = withoutAddresses(message)
    // A failed try is no alarm: there are others, and the last one is reported by the worker itself. Lost connections
    // are reported by the pool.
    const isNews = (level === 'error' || level === 'warning') && !message.startsWith('PostgreSQL ')
    if (isNews) log.warn(at, words)
    else log.debug(at, words)
  })
}
