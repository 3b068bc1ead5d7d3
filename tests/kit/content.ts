import type { Payload } from 'payload'
import type { Content } from '#services/content/port.ts'

/**
 * Content that is read anew each time, so that a test may change it by SQL. Payload is loaded when it is first asked
 * for.
 */
export function freshContent(): Content {
  let loading: Promise<Payload> | undefined
  const payload = () => {
    loading ??= Promise.all([import('payload'), import('#payload-config')]).then(
      ([{ getPayload }, { default: config }]) => getPayload({ config }),
    )
    return loading
  }
  return {
    kept: async (_, read) => read(await payload()),
    payload,
    onEdit: () => undefined,
    // A test that has Payload too may have closed it.
    close: async () => void (await (await loading)?.destroy().catch(() => undefined)),
  }
}
