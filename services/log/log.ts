import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from '../env.ts'
import { describeError } from './describeError.ts'
import { humanLines } from './humanLines.ts'

/** Structured log of a process. `child({ requestId })` adds a field to every line. */
export type Log = Logger

/** Fields that never reach the log, also inside objects, whatever a caller passes. */
const PRIVATE_FIELDS = [
  ...['email', 'to', 'recipient', 'phone', 'contact', 'code', 'token', 'secret', 'sealed'],
  ...['password', 'newPassword', 'currentPassword', 'cookie', '"set-cookie"', 'authorization'],
]
const HIDDEN = '[hidden]'
// The first part is bounded, so that a long line without an address costs no more than its length.
const EMAIL = /[\w.+%-]{1,64}@[\w-]+(?:\.[\w-]+)+/g

/**
 * Makes the log of a process: one JSON object a line on stdout, or a line for people when a developer watches.
 * Personal fields are hidden, and so is every e-mail address in a sentence (database and SMTP errors quote them).
 */
export function createLog(env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>, out?: DestinationStream): Log {
  const forPeople = !out && process.stdout.isTTY && env.NODE_ENV !== 'production'
  return pino(
    {
      level: env.LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: PRIVATE_FIELDS.flatMap(atAnyDepth), censor: HIDDEN },
      hooks: { streamWrite: (line) => (line.includes('@') ? line.replace(EMAIL, HIDDEN) : line) },
    },
    out ?? (forPeople ? humanLines(process.stdout) : pino.destination({ fd: 1, sync: false, minLength: 0 })),
  )
}

function atAnyDepth(field: string): string[] {
  const inside = field.startsWith('"') ? `[${field}]` : `.${field}`
  return [field.startsWith('"') ? inside : field, `*${inside}`, `*.*${inside}`]
}
