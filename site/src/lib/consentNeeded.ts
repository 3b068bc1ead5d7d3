const watchers = new Set<() => void>()
/** Other tabs of this browser. */
const CHANNEL = 'ek.consent'

/**
 * Hears that the server rejected a call for want of a consent, or that another tab agreed. Returns the way to stop.
 */
export function onConsentNews(watcher: () => void): () => void {
  watchers.add(watcher)
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null
  tabs?.addEventListener('message', watcher)
  return () => {
    watchers.delete(watcher)
    tabs?.close()
  }
}

/** Notifies this page that a consent is missing. */
export const notifyConsentNeeded = (): void => watchers.forEach((watcher) => watcher())

/** Notifies the other tabs that the member agreed. */
export function notifyConsented(): void {
  if (!('BroadcastChannel' in window)) return
  const tabs = new BroadcastChannel(CHANNEL)
  tabs.postMessage(null)
  tabs.close()
}
