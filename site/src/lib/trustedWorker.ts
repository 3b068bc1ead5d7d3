type Policy = { createScriptURL: (url: string) => unknown }
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy }

/** The only script address this site ever hands to the browser at run time. */
export const WORKER = '/sw.js'

/**
 * The address of our worker. Our CSP asks for Trusted Types; the policy `evenkeel` lets this one through and nothing
 * else. Call it once a page.
 */
export function trustedWorker(): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  if (!factory) return WORKER
  const policy = factory.createPolicy('evenkeel', {
    createScriptURL: (asked) => {
      if (asked !== WORKER) throw new TypeError('not one of our scripts')
      return asked
    },
  })
  return policy.createScriptURL(WORKER) as string
}
