// Built to /sw.js. Keeps the pages of help, with their style sheet and fonts, and nothing else: never api data. Shows push
// messages and opens their page.
import { openPage, readPush, renew, showPush, type Windows } from './swPush.ts'

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type PushEvent = ExtendableEvent & { data: { text(): string } | null }
type ClickEvent = ExtendableEvent & { notification: { close(): void; data?: unknown } }
type ChangeEvent = ExtendableEvent & { oldSubscription?: PushSubscription | null }
type HelpWorker = {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
  clients: Windows & { claim(): Promise<void> }
}
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const worker = self as unknown as HelpWorker
const CACHE = `ek-help-${__VERSION__}`
/** Pages that open without a connection, in the language they were last seen in. */
const PAGES = ['/crisis', '/help/national', '/help/nearby']
/** An answer slower than this gives way to the kept one, in milliseconds. */
const PATIENCE_MS = 3_000

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE)
    await cache.addAll([...PAGES, ...__FILES__])
    await worker.skipWaiting()
  }
  event.waitUntil(keep())
})

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys()
    await Promise.all(
      names
        .filter((name) => name.startsWith('ek-help-') && name !== CACHE)
        .map((name) => caches.delete(name)),
    )
    await worker.clients.claim()
  }
  event.waitUntil(tidy())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    const page = url.pathname === '/legal/crisis' ? '/crisis' : url.pathname.replace(/\/$/, '')
    if (PAGES.includes(page)) event.respondWith(freshPage(request, page))
  } else if (__FILES__.includes(url.pathname)) {
    event.respondWith(kept(request))
  }
})

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(worker.registration, readPush(event.data?.text())))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(worker.clients, location.origin, event.notification.data))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(worker.registration, event.oldSubscription))
})

/** The page from the server, kept for later; the kept one when the server is away or slow. */
async function freshPage(request: Request, page: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  const old = await cache.match(page)
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(page, answer.clone())
    return answer.ok || !old ? answer : old
  })
  if (!old) return fresh
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(old), PATIENCE_MS))
  return Promise.race([fresh.catch(() => old), late])
}

/** Files carry a hash in their name, so a kept one is always right. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request)
}
