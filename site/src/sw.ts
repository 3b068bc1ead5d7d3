// Built to /sw.js. Keeps the pages of help for everyone, and the app's shell with the screens of a member for who is
// signed in here; never an answer of the api, never a page of staff. Shows push messages and opens their page.
import { allFiles, pageKey, type KeptFiles } from './swFiles.ts'
import { openPage, readPush, renew, showPush, type Windows } from './swPush.ts'

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type PushEvent = ExtendableEvent & { data: { text(): string } | null }
type ClickEvent = ExtendableEvent & { notification: { close(): void; data?: unknown } }
type ChangeEvent = ExtendableEvent & { oldSubscription?: PushSubscription | null }
type ClientMessageEvent = ExtendableEvent & { data: unknown }
type OurWorker = {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: ClientMessageEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
  clients: Windows & { claim(): Promise<void> }
}
declare const __FILES__: KeptFiles
declare const __VERSION__: string

const worker = self as unknown as OurWorker
const HELP = `ek-help-${__VERSION__}`
const APP = `ek-app-${__VERSION__}`
/** Pages that open without a connection, in the language they were last seen in. */
const PAGES = ['/crisis', '/help/national', '/help/nearby', '/offline']
/** The page every screen of the app lives in, as the server answers it here. */
const SHELL = '/dashboard'
/** An answer slower than this gives way to the kept one, in milliseconds. */
const TIMEOUT_MS = 3_000

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(HELP)
    await cache.addAll([...PAGES, ...__FILES__.help])
    // A member who was covered stays covered: the new version's screens are there before the old ones go.
    const names = await caches.keys()
    if (names.some((name) => name.startsWith('ek-app-'))) await keepApp().catch(() => {})
    await worker.skipWaiting()
  }
  event.waitUntil(keep())
})

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => /^ek-(help|app)-/.test(name) && name !== HELP && name !== APP)
    await Promise.all(old.map((name) => caches.delete(name)))
    await worker.clients.claim()
  }
  event.waitUntil(tidy())
})

worker.addEventListener('message', (event) => {
  if (event.data === 'keep-app') event.waitUntil(keepApp().catch(() => {}))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    const key = pageKey(url.pathname, __FILES__.paths)
    if (key === 'foreign') return
    const page = key === 'app' ? SHELL : key === 'other' ? '/offline' : key
    event.respondWith(freshPage(request, page, key !== 'other'))
  } else if (url.pathname.startsWith('/assets/') || __FILES__.help.includes(url.pathname)) {
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

/** Keeps the app's shell in the language it is read in, with the files of its screens that are not there yet. */
async function keepApp(): Promise<void> {
  const cache = await caches.open(APP)
  const shell = await fetch(SHELL)
  if (!isPage(shell)) return
  const locale = /<html[^>]*\slang="(\w+)"/.exec(await shell.clone().text())?.[1] ?? 'en'
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(allFiles(__FILES__, locale).filter((file) => !known.has(file)))
  // Last, so that a shell never stands there without its files.
  await cache.put(SHELL, shell)
}

/**
 * The page from the server; the kept one when the server is away or slow. `keeps` says whether the answer is kept for
 * later: what stands in for other pages is not replaced by them.
 */
async function freshPage(request: Request, page: string, keeps: boolean): Promise<Response> {
  const cache = await caches.open(page === SHELL ? APP : HELP)
  const old = await cache.match(page, { ignoreVary: true })
  const fresh = fetch(request).then(async (answer) => {
    if (keeps && isPage(answer) && (page !== SHELL || old)) await cache.put(page, answer.clone())
    return answer.status < 500 || !old ? answer : old
  })
  const instead = old ?? (await (await caches.open(HELP)).match('/offline'))
  if (!instead) return fresh
  // A page that is not kept is waited for: the text about being offline would be wrong.
  if (!keeps || !old) return fresh.catch(() => instead)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(old), TIMEOUT_MS))
  return Promise.race([fresh.catch(() => old), late])
}

const isPage = (answer: Response): boolean =>
  answer.ok && !answer.redirected && (answer.headers.get('content-type') ?? '').startsWith('text/html')

/**
 * Files carry a hash in their name, so a kept one is always right. Fonts of a language are kept once they were used.
 */
async function kept(request: Request): Promise<Response> {
  const old = await caches.match(request, { ignoreVary: true })
  if (old) return old
  const fresh = await fetch(request)
  if (fresh.ok && request.url.endsWith('.woff2')) await (await caches.open(HELP)).put(request, fresh.clone())
  return fresh
}
