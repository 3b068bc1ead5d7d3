import type { Payload } from 'payload'
import type { Env } from '#services/env.ts'
import { databaseUrl } from '#services/database/url.ts'
import type { Log } from '#services/log/log.ts'
import { listenForEdits } from './edits.ts'
import { keepUntilEdited } from './keepUntilEdited.ts'
import type { Content } from './port.ts'

/**
 * How long something is kept when no change is announced, in milliseconds: a net for changes past Payload, by SQL for
 * example.
 */
const KEPT_MS = 60_000
/** The same while the process cannot hear of changes. */
const DEAF_MS = 2_000

/** Content kept in this process and dropped when staff changes something. `load` gives Payload, each time the same. */
export function keptContent({
  env,
  log,
  name,
  load,
}: {
  env: Env
  log: Log
  name: string
  load: () => Promise<Payload>
}): Content {
  const listeners = new Set<() => void>()
  const cache = keepUntilEdited(() => (edits.isListening() ? KEPT_MS : DEAF_MS))
  const edits = listenForEdits({
    url: databaseUrl(env),
    name: `${name}-edits`,
    onEdit: () => {
      cache.drop()
      for (const listener of listeners) listener()
    },
    onLost: (error) => log.warn({ err: error?.message }, 'changes by staff are not heard'),
  })
  return {
    kept: (key, read) => cache.get(key, async () => read(await load())),
    payload: load,
    onEdit: (listener) => void listeners.add(listener),
    close: () => edits.close(),
  }
}
