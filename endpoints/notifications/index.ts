import type { Served } from '#endpoints/_kit/serve.ts'
import { markRead } from './markRead.ts'
import { notices } from './notices.ts'
import { realtimeAuth } from './realtimeAuth.ts'
import { realtimeConfig } from './realtimeConfig.ts'
import { realtimeUserAuth } from './realtimeUserAuth.ts'

/** Everything this feature serves. */
export const notificationsEndpoints: Served[] = [
  markRead,
  notices,
  realtimeAuth,
  realtimeConfig,
  realtimeUserAuth,
]
