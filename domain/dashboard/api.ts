import { z } from 'zod/mini'
import { PersonView } from '../account/views.ts'
import { contract } from '../api/contract.ts'
import { checkinsApi } from '../checkins/api.ts'
import { flagsApi } from '../flags/api.ts'
import { careApi } from '../moderation/careApi.ts'
import { notificationsApi } from '../notifications/api.ts'

/**
 * What the dashboard's first load brings, each part in the shape of the contract that gives it alone. A feature adds
 * its part here, with its reader in `operations/dashboard/readFirstLoad.ts` and its place in the page in
 * `site/src/lib/firstLoad.ts`.
 */
export const dashboardParts = {
  overview: checkinsApi.overview.output,
  notices: notificationsApi.listNotifications.output,
  /**
   * Messages of the coach are opened by showing them, which a reading call must not do: it only says whether any wait.
   */
  coach: z.object({ persona: z.string(), waiting: z.number() }),
  flags: flagsApi.readFlags.output,
  /** Whether the panel of help is to be shown. */
  care: careApi.care.output,
  realtime: notificationsApi.realtimeConfig.output,
} as const

/** The dashboard as a whole. */
export const dashboardApi = {
  /**
   * Everything `/dashboard` shows first, in one answer. Not signed in: no person. A member who may not enter yet: no
   * parts.
   */
  readFirstLoad: contract({
    method: 'get',
    path: '/dashboard',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    output: z.object({ person: z.nullable(PersonView), parts: z.nullable(z.object(dashboardParts)) }),
  }),
}
