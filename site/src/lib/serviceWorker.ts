import { localStore } from './localStore.ts'

type Policy = { createScriptURL: (url: string) => unknown }
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy }

/** The only script address this site ever hands to the browser at run time. */
const WORKER = '/sw.js'

/** What start-up clears away of earlier versions; a new number clears once more. Source: decision D-121. */
const CLEANING = '1'
const CLEANED_KEY = 'ek.workers-cleaned'

/** Keeps the crisis page for times without a connection. Waits until the page has loaded; says nothing when it fails. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = () =>
    void cleanOnce()
      .then(() => navigator.serviceWorker.register(trusted(WORKER)))
      .catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Once in each browser: ends workers that are not ours and deletes what they kept. Ours stays, and help with it. */
async function cleanOnce(): Promise<void> {
  if (localStore.get(CLEANED_KEY) === CLEANING) return
  const workers = await navigator.serviceWorker.getRegistrations()
  const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    [active, waiting, installing].some((one) => one && new URL(one.scriptURL).pathname === WORKER)
  await Promise.all(workers.filter((one) => !isOurs(one)).map((one) => one.unregister()))
  const kept = await caches.keys()
  await Promise.all(kept.filter((name) => !name.startsWith('ek-')).map((name) => caches.delete(name)))
  localStore.set(CLEANED_KEY, CLEANING)
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
