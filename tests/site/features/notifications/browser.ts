import { vi } from 'vitest'

/** A browser with push: what it says to the question, and the subscription it holds. */
export function pushBrowser({
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
  endpoint = '',
} = {}) {
  const newSubscription = (url: string) => ({
    endpoint: url,
    toJSON: () => ({ endpoint: url, keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) } }),
    unsubscribe: vi.fn(() => {
      held = null
      return Promise.resolve(true)
    }),
  })
  let held: ReturnType<typeof newSubscription> | null = endpoint ? newSubscription(endpoint) : null
  const pushManager = {
    getSubscription: () => Promise.resolve(held),
    subscribe: vi.fn((_options: PushSubscriptionOptionsInit) =>
      Promise.resolve((held = newSubscription('https://fcm.googleapis.com/fcm/send/new'))),
    ),
  }
  const registration = { pushManager }
  const notification = {
    permission,
    requestPermission: vi.fn(() => {
      notification.permission = answer
      return Promise.resolve(answer)
    }),
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  })
  return { pushManager, notification, held: () => held }
}

/** Takes it away again; `vi.unstubAllGlobals` does the rest. */
export const noPushBrowser = () => Reflect.deleteProperty(navigator, 'serviceWorker')
