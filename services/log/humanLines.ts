import type { DestinationStream } from 'pino'

const QUIET = new Set(['level', 'time', 'pid', 'msg', 'err'])

/** Writes log lines for a person at a terminal: time, level, message, then the fields. */
export function humanLines(out: { write(text: string): unknown }): DestinationStream {
  return {
    write(line) {
      const entry = JSON.parse(line) as Record<string, unknown>
      const { level, time, msg, err } = entry as {
        level: string
        time: string
        msg?: string
        err?: { stack?: string }
      }
      const fields = Object.entries(entry).filter(([name]) => !QUIET.has(name))
      const notified = fields.map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
      const stack = err?.stack ?? (err === undefined ? [] : JSON.stringify(err))
      out.write(
        [[time.slice(11, 19), level.padEnd(5), msg ?? '', ...notified].join(' '), stack].flat().join('\n') +
          '\n',
      )
    },
  }
}
