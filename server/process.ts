import type { Log } from '#services/log/log.ts'

const GRACE_MS = 8_000

/**
 * Ends a process in order: on SIGTERM, SIGINT, or when the supervisor that started it is gone. Work gets 8 s to end.
 * An uncaught error is logged and ends the process too, so that the supervisor can start a clean one; unless it is
 * `forgivable`: then the one request suffers and the process goes on.
 */
export function endWell(
  log: Log,
  close: () => Promise<void>,
  forgivable: (error: Error) => boolean = () => false,
): void {
  let ending = false
  const end = (why: string, code: number) => {
    if (ending) return
    ending = true
    log.info({ why }, 'stopping')
    setTimeout(() => process.exit(code), GRACE_MS).unref()
    close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', () => end('SIGTERM', 0))
  process.once('SIGINT', () => end('SIGINT', 0))
  process.once('disconnect', () => end('supervisor gone', 0))
  // It may be gone already, since before we listened.
  if (process.connected === false) end('supervisor gone', 0)
  process.on('uncaughtException', (error) => {
    if (forgivable(error)) return log.error({ err: error }, 'uncaught, gone on')
    log.fatal({ err: error }, 'uncaught')
    end('uncaught error', 1)
  })
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled')
    end('unhandled rejection', 1)
  })
}
