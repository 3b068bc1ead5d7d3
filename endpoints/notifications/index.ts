import type { Served } from '#endpoints/_kit/serve.ts'
import { markAllRead } from './markAllRead.ts'
import { markRead } from './markRead.ts'
import { notices } from './notices.ts'
import { notificationPrefs, saveNotificationPrefs } from './notificationPrefs.ts'
import {
  getVapidKey,
  postVapidKey,
  pushStatus,
  sendTestPush,
  subscribePush,
  unsubscribePush,
} from './push.ts'
import { realtimeAuth } from './realtimeAuth.ts'
import { realtimeConfig } from './realtimeConfig.ts'
import { realtimeUserAuth } from './realtimeUserAuth.ts'

/** Everything this feature serves. */
export const notificationsEndpoints: Served[] = [
  markAllRead,
  markRead,
  notificationPrefs,
  saveNotificationPrefs,
  getVapidKey,
  postVapidKey,
  pushStatus,
  sendTestPush,
  subscribePush,
  unsubscribePush,
  notices,
  realtimeAuth,
  realtimeConfig,
  realtimeUserAuth,
]
