import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { DeviceInfo, PushSubscriptionInput } from './push.ts'
import { NotificationPrefs } from './schema.ts'

/** Rows of the bell. Source: spec 001 §9. */
export const BELL_ROWS = 10
/** A notice as its reader sees it. */
export const NoticeView = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.nullable(z.string()),
  sentAt: z.string(),
  readAt: z.nullable(z.string()),
})

/** The bell, and the way in for live events. */
export const notificationsApi = {
  /** The latest ten notices and how many are unread. */
  notices: contract({
    method: 'get',
    path: '/notices',
    auth: 'member',
    limit: 'read',
    output: z.object({ notices: z.array(NoticeView), unread: z.number() }),
  }),
  /** Marks one notice read. */
  markRead: contract({
    method: 'post',
    path: '/notices/:id/read',
    auth: 'member',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    output: z.object({ ok: z.literal(true) }),
    errors: { 'notifications.error.mark_read': 404 },
  }),
  /** Marks all notices read. Source: decision D-053. */
  markAllRead: contract({
    method: 'post',
    path: '/notices/read',
    auth: 'member',
    limit: 'write',
    output: z.object({ ok: z.literal(true) }),
  }),
  /** The daily reminder, quiet hours and birthday message: stored or default. */
  notificationPrefs: contract({
    method: 'get',
    path: '/notification-prefs',
    auth: 'member',
    limit: 'read',
    output: NotificationPrefs,
  }),
  /** Stores them; the answer is what is stored. */
  saveNotificationPrefs: contract({
    method: 'post',
    path: '/notification-prefs',
    auth: 'member',
    limit: 'write',
    body: NotificationPrefs,
    output: NotificationPrefs,
    errors: {
      'notifications.error.birth_date_future': 422,
      'notifications.error.birth_date_age': 422,
      'notifications.error.birth_date_minor': 403,
      'notifications.error.birthday_needs_date': 422,
    },
  }),
  /** What the browser needs to open the live connection. */
  realtimeConfig: contract({
    method: 'get',
    path: '/realtime/config',
    auth: 'anyone',
    limit: 'read',
    output: z.object({ key: z.string(), cluster: z.string(), embedded: z.boolean() }),
  }),
  /** Signs a subscription to a private channel, if the person may hear it. */
  realtimeAuth: contract({
    method: 'post',
    path: '/realtime/auth',
    auth: 'member',
    limit: 'events',
    body: z.strictObject({
      socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)),
      channel_name: z.string().check(z.regex(/^private-[A-Za-z0-9_-]{1,150}$/)),
    }),
    output: z.object({ auth: z.string() }),
  }),
  /** Signs the connection itself as the person, so that it can be ended with the session. */
  realtimeUserAuth: contract({
    method: 'post',
    path: '/realtime/user-auth',
    auth: 'member',
    limit: 'events',
    body: z.strictObject({ socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)) }),
    output: z.object({ auth: z.string(), user_data: z.string() }),
  }),
}

const PublicKey = z.object({ publicKey: z.string() })
const Ok = z.object({ ok: z.literal(true) })
const Endpoint = z.strictObject({ endpoint: z.string().check(z.maxLength(1_000)) })

/** Push on this device. Sources: spec 002 §7, decision D-122. */
export const pushApi = {
  /** The key to subscribe with. */
  getVapidKey: contract({
    method: 'get',
    path: '/functions/get-vapid-key',
    auth: 'member',
    limit: 'read',
    output: PublicKey,
  }),
  /** The same under the other method spec 003 names. */
  postVapidKey: contract({
    method: 'post',
    path: '/functions/get-vapid-key',
    auth: 'member',
    limit: 'read',
    output: PublicKey,
  }),
  /** Keeps a browser's subscription for the caller; whoever subscribes last with a browser owns it. */
  subscribePush: contract({
    method: 'post',
    path: '/functions/subscribe-push',
    auth: 'member',
    limit: 'write',
    body: z.strictObject({ subscription: PushSubscriptionInput, deviceInfo: z.optional(DeviceInfo) }),
    output: Ok,
    errors: { 'notifications.error.push_endpoint': 422 },
  }),
  /** Forgets the caller's subscription with this address; nothing to forget is fine too. */
  unsubscribePush: contract({
    method: 'post',
    path: '/functions/unsubscribe-push',
    auth: 'member',
    limit: 'write',
    body: Endpoint,
    output: Ok,
  }),
  /** Does this browser get the caller's messages? */
  pushStatus: contract({
    method: 'post',
    path: '/push/status',
    auth: 'member',
    limit: 'read',
    body: Endpoint,
    output: z.object({ subscribed: z.boolean() }),
  }),
  /** Sends a test message to the caller's devices, at once. */
  sendTestPush: contract({
    method: 'post',
    path: '/functions/send-test-push',
    auth: 'member',
    limit: 'testPush',
    output: z.object({ sent: z.number() }),
    errors: { 'notifications.error.test_no_device': 409, 'notifications.error.test_failed': 503 },
  }),
}
