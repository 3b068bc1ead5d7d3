// Push messages in the service worker. Small and without imports of the app: it becomes part of /sw.js.
import type { PushPayload } from '#domain/notifications/push.ts'

/** A page of ours that is open. */
type OpenPage = {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
/** The open pages, as a service worker sees them. */
export type Windows = {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
  openWindow(url: string): Promise<unknown>
}

/** Where a press leads when a message does not say. */
const HOME = '/dashboard'

/**
 * The text of a message. A browser that gets a push has to show something, so an unreadable message names us and no
 * more.
 */
export function readPush(text: string | undefined): PushPayload {
  const nothing = { title: 'Evenkeel', body: '', link: HOME, tag: 'evenkeel', locale: 'en' }
  try {
    const read = JSON.parse(text ?? '') as Partial<Record<keyof PushPayload, unknown>>
    const given = Object.entries(read).filter(([, value]) => typeof value === 'string' && value !== '')
    return { ...nothing, ...Object.fromEntries(given) }
  } catch {
    return nothing
  }
}

/** Shows a message; one of the same tag that is still there gives way without another sound. */
export const showPush = (
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  { title, body, link, tag, locale }: PushPayload,
): Promise<void> =>
  registration.showNotification(title, {
    body,
    tag,
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: link,
  })

/** Brings the page a message leads to before the eyes: one that is open, else a page of ours, else a new one. */
export async function openPage(windows: Windows, origin: string, link: unknown): Promise<void> {
  const path = isOurPath(link) ? link : HOME
  const pages = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const ours = pages.filter(({ url }) => new URL(url).origin === origin)
  const there = ours.find(({ url }) => url === origin + path)
  if (there) return void (await there.focus())
  const [other] = ours
  if (!other) return void (await windows.openWindow(path))
  try {
    await other.navigate(path)
    await other.focus()
  } catch {
    // A page this worker does not control yet cannot be led anywhere.
    await windows.openWindow(path)
  }
}

const isOurPath = (link: unknown): link is string => typeof link === 'string' && /^\/(?![/\\])/.test(link)

/** The browser changed the address it takes messages at: sends the server the new one. */
export async function renew(
  registration: Pick<ServiceWorkerRegistration, 'pushManager'>,
  old: PushSubscription | null | undefined,
): Promise<void> {
  if (!old) return
  const subscription = await registration.pushManager.subscribe(old.options)
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/functions/subscribe-push', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    // The member who is signed in now may be another one, who never asked for push.
    body: JSON.stringify({ subscription: { endpoint, keys }, replaces: old.endpoint }),
  })
}
