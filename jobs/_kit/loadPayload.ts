import type { Payload } from 'payload'

/** Payload, loaded by the jobs that need it alone: it is large. */
export async function loadPayload(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#payload-config'),
  ])
  return getPayload({ config })
}
