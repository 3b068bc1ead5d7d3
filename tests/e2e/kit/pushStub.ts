import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

/**
 * Stands in for the browser's push service, which no browser of the tests can reach: `subscribe` gives a subscription
 * at `endpoint`, as a real one would look. Everything else is the browser's own.
 */
export async function stubPushService(page: Page, endpoint: string): Promise<void> {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  await page.addInitScript(
    ([url, given]) => {
      const held = () => sessionStorage.getItem('stub.push') === '1'
      const subscription = {
        endpoint: url,
        toJSON: () => ({ endpoint: url, expirationTime: null, keys: given }),
        unsubscribe: () => {
          sessionStorage.removeItem('stub.push')
          return Promise.resolve(true)
        },
      }
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(held() ? (subscription as unknown as PushSubscription) : null)
      PushManager.prototype.subscribe = () => {
        sessionStorage.setItem('stub.push', '1')
        return Promise.resolve(subscription as unknown as PushSubscription)
      }
    },
    [endpoint, keys] as const,
  )
}
