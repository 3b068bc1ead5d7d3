import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { CoachMessageView, CoachPreferences } from './schema.ts'

/** The coach speaks to a child or teen once a guardian passed the code on, and asks them nothing before. */
const consent = { to: 'write', guardian: 'checkins.error.guardian_needed' } as const

/** The coach. */
export const coachApi = {
  /** Messages of the last day that were not opened yet, newest first; reading them marks them opened. */
  openMessages: contract({
    method: 'post',
    path: '/coach/messages/open',
    auth: 'consented',
    consent: consent,
    limit: 'write',
    output: z.object({ persona: z.string(), messages: z.array(CoachMessageView) }),
    errors: { 'checkins.error.guardian_needed': 403 },
  }),
  /**
   * `notifications-prefs {op:'get'}` and `{op:'save', …}`: the preferences, stored or default. `{op:'switch'}` turns
   * the coach on or off and changes nothing else. Source: docs/rules/coach.md B-36.
   */
  notificationsPrefs: contract({
    method: 'post',
    path: '/functions/notifications-prefs',
    auth: 'consented',
    consent: consent,
    limit: 'write',
    body: z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('get') }),
      z.extend(CoachPreferences, { op: z.literal('save') }),
      z.strictObject({ op: z.literal('switch'), enabled: z.boolean() }),
    ]),
    output: CoachPreferences,
    errors: { 'coach.error.setting_up': 409, 'checkins.error.guardian_needed': 403 },
  }),
  /** The coach's name, as staff set it. */
  persona: contract({
    method: 'get',
    path: '/coach/persona',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ name: z.string() }),
  }),
}
