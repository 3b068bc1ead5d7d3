import { pushApi } from '#domain/notifications/pushApi.ts'
import { ApiError } from './apiError.ts'
import { call } from './call.ts'

/** How things stand in this browser. `permission` is the browser's word; `isOn` says that messages come here. */
export type PushHere =
  { isSupported: false } | { isSupported: true; permission: NotificationPermission; isOn: boolean }

/** Why push could not be switched on. */
export type PushErrorCode = 'denied' | 'dismissed' | 'config' | 'network' | 'worker'
/** Thrown when push could not be switched on; `code` says why. */
export class PushError extends Error {
  override readonly name = 'PushError'
  constructor(readonly code: PushErrorCode) {
    super(code)
  }
}

/** After this long without a service worker there is none, in milliseconds. */
const WORKER_MS = 8_000

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()

/** Asks browser and server; asking changes nothing. @throws ApiError */
export async function readPushHere(): Promise<PushHere> {
  if (!isSupported()) return { isSupported: false }
  const { permission } = Notification
  const subscription = permission === 'granted' ? await currentSubscription() : undefined
  // The browser may still hold a subscription that another member turned on.
  const isOn =
    Boolean(subscription) &&
    (await call(pushApi.hasPush, { body: { endpoint: subscription!.endpoint } })).subscribed
  return { isSupported: true, permission, isOn }
}

/**
 * Switches push on for this browser and this person. To be called from a press only: the browser then asks.
 * @throws PushError, ApiError
 */
export async function enablePush(): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushError(permission === 'denied' ? 'denied' : 'dismissed')
  const { publicKey } = await call(pushApi.getVapidKey)
  if (!publicKey) throw new PushError('config')
  const subscription = await subscribe(await worker(), publicKey)
  const { endpoint, keys } = subscription.toJSON()
  try {
    await call(pushApi.subscribePush, {
      body: {
        subscription: { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } },
        deviceInfo: { platform: navigator.platform.slice(0, 120) },
      },
    })
  } catch (error) {
    // Otherwise the browser would believe it is on.
    await subscription.unsubscribe()
    throw error
  }
}

/** Switches push off for this browser. @throws ApiError */
export async function disablePush(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await call(pushApi.unsubscribePush, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}

/** Takes the subscription off this browser, without the server; part of signing out. Never rejects. */
export async function forgetPush(): Promise<void> {
  try {
    if (isSupported()) await (await currentSubscription())?.unsubscribe()
  } catch {
    // The server has ended it with the session anyway.
  }
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new PushError(navigator.onLine ? 'worker' : 'network')), WORKER_MS),
  )
  return Promise.race([navigator.serviceWorker.ready, late])
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(publicKey)
  // One made with another key would be rejected, and could not be written to.
  await (await pushManager.getSubscription())?.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch (error) {
    const { name } = error as Error
    if (name === 'NotAllowedError') throw new PushError('denied')
    throw new PushError(name === 'InvalidAccessError' ? 'config' : 'network')
  }
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Nothing came back from our server, or from the push service. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof PushError ? error.code === 'network' : error instanceof ApiError && error.status === 0
