import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** Notifications in the list. Source: docs/rules/notifications.md S-001-9. */
export const LATEST_ROWS = 10
/** A notification as its reader sees it. */
export const NotificationView = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.nullable(z.string()),
  sentAt: z.string(),
  readAt: z.nullable(z.string()),
})

/** Notifications of a member, and the way in for live events. */
export const notificationsApi = {
  /** The latest ten notifications and how many are unread. */
  notifications: contract({
    method: 'get',
    path: '/notices',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ notices: z.array(NotificationView), unread: z.number() }),
  }),
  /** Marks one notification read. */
  markRead: contract({
    method: 'post',
    path: '/notices/:id/read',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    output: z.object({ ok: z.literal(true) }),
    errors: { 'notifications.error.mark_read': 404 },
  }),
  /** Marks all notifications as read. Source: docs/rules/notifications.md D-053. */
  markAllRead: contract({
    method: 'post',
    path: '/notices/read',
    auth: 'signed-in',
    limit: 'write',
    output: z.object({ ok: z.literal(true) }),
  }),
  /** What the browser needs to open the live connection. */
  realtimeConfig: contract({
    method: 'get',
    path: '/realtime/config',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    output: z.object({
      key: z.string(),
      cluster: z.string(),
      /** The server is ours, at the address the page came from. */
      embedded: z.boolean(),
      /** The origin of another server of the protocol than ours and the hosted one. */
      server: z.optional(z.string()),
    }),
  }),
  /** Signs a subscription to a private or presence channel, if the person may hear it at this moment. */
  realtimeAuth: contract({
    method: 'post',
    path: '/realtime/auth',
    auth: 'signed-in',
    limit: 'events',
    body: z.strictObject({
      socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)),
      channel_name: z.string().check(z.regex(/^(?:private|presence)-[A-Za-z0-9_-]{1,150}$/)),
    }),
    /** `channel_data` names the person and is part of what is signed. */
    output: z.object({ auth: z.string(), channel_data: z.optional(z.string()) }),
  }),
  /** Signs the connection itself as the person, so that it can be ended with the session. */
  realtimeUserAuth: contract({
    method: 'post',
    path: '/realtime/user-auth',
    auth: 'signed-in',
    beforeConsent: 'guardian',
    limit: 'events',
    body: z.strictObject({ socket_id: z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/)) }),
    output: z.object({ auth: z.string(), user_data: z.string() }),
  }),
}
