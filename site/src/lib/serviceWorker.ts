type Policy = { createScriptURL: (url: string) => unknown }
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy }

/** The only script address this site ever hands to the browser at run time. */
const WORKER = '/sw.js'

/** Keeps the crisis page for times without a connection. Waits until the page has loaded; says nothing when it fails. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = () => void navigator.serviceWorker.register(trusted(WORKER)).catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Our CSP asks for Trusted Types; the policy `evenkeel` lets this one address through and nothing else. */
function trusted(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  if (!factory) return url
  const policy = factory.createPolicy('evenkeel', {
    createScriptURL: (asked) => {
      if (asked !== WORKER) throw new TypeError('not one of our scripts')
      return asked
    },
  })
  return policy.createScriptURL(url) as string
}
