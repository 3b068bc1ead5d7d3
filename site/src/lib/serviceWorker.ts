import { localStore } from './localStore.ts'
import { trustedWorker, WORKER } from './trustedWorker.ts'

/** What start-up clears away of earlier versions; a new number clears once more. */
const CLEANING = '1'
const CLEANED_KEY = 'ek.workers-cleaned'
/** Asks the worker to keep the app's own screens too. */
const KEEP_APP = 'keep-app'

/**
 * Keeps the pages of help for times without a connection. Waits until the page has loaded; says nothing when it fails.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = () =>
    void cleanOnce()
      .then(() => navigator.serviceWorker.register(trustedWorker()))
      .catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/**
 * Keeps the screens for members offline too, once a member is signed in here: visitors do not download what they may
 * never open.
 */
export function keepAppOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(KEEP_APP)).catch(() => {})
}

/**
 * Takes off this device what was kept for the member who leaves; the pages of help are kept anew, as they look without
 * anyone.
 */
export async function forgetAppOffline(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) {
    if (name.startsWith('ek-app-')) await caches.delete(name)
    if (!name.startsWith('ek-help-')) continue
    const cache = await caches.open(name)
    const pages = (await cache.keys()).filter(({ url }) => !/\.[a-z0-9]{2,5}$/i.test(new URL(url).pathname))
    await cache.addAll(pages.map(({ url }) => url)).catch(() => {})
  }
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
