import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { consentErrors, consentToCheckIn } from '../checkins/consent.ts'
import { DeviceInfo, PushSubscriptionInput } from './push.ts'

const PublicKey = z.object({ publicKey: z.string() })
const Ok = z.object({ ok: z.literal(true) })
const Endpoint = z.strictObject({ endpoint: z.string().check(z.maxLength(1_000)) })

/** Push on this device. Source: docs/rules/notifications.md S-002-7, D-122. */
export const pushApi = {
  /** The key to subscribe with. */
  getVapidKey: contract({
    method: 'get',
    path: '/functions/get-vapid-key',
    auth: 'signed-in',
    limit: 'read',
    output: PublicKey,
  }),
  /** The same by POST. Source: docs/rules/notifications.md D-122. */
  postVapidKey: contract({
    method: 'post',
    path: '/functions/get-vapid-key',
    auth: 'signed-in',
    limit: 'read',
    output: PublicKey,
  }),
  /**
   * Keeps a browser's subscription for the caller, and nothing of a child's device before a guardian agreed; the last
   * to subscribe with a browser owns it.
   */
  subscribePush: contract({
    method: 'post',
    path: '/functions/subscribe-push',
    auth: 'consented',
    consent: consentToCheckIn,
    limit: 'write',
    body: z.strictObject({
      subscription: PushSubscriptionInput,
      deviceInfo: z.optional(DeviceInfo),
      /**
       * The address the browser had before: sent when it changed it by itself, without the member switching push on.
       */
      replaces: z.optional(z.string().check(z.maxLength(1_000))),
    }),
    output: Ok,
    errors: { ...consentErrors, 'notifications.error.push_endpoint': 422 },
  }),
  /** Forgets the caller's subscription with this address; nothing to forget is fine too. */
  unsubscribePush: contract({
    method: 'post',
    path: '/functions/unsubscribe-push',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    body: Endpoint,
    output: Ok,
  }),
  /** Does this browser get the caller's messages? */
  hasPush: contract({
    method: 'post',
    path: '/push/status',
    auth: 'signed-in',
    limit: 'read',
    body: Endpoint,
    output: z.object({ subscribed: z.boolean() }),
  }),
  /** Sends a test message to the caller's devices, at once. */
  sendTestPush: contract({
    method: 'post',
    path: '/functions/send-test-push',
    auth: 'signed-in',
    limit: 'testPush',
    output: z.object({ sent: z.number() }),
    errors: { 'notifications.error.test_no_device': 409, 'notifications.error.test_failed': 503 },
  }),
}
