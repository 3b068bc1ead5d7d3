import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** Most events in one call. */
export const EVENTS_BATCH = 50

/** Most facts in one event. */
const METADATA_MAX = 10

/** Events people cause. Minors' events never carry who they are. */
export const analyticsApi = {
  /** Stores a batch; rejects nothing but bad shapes, and no page waits for it. */
  track: contract({
    method: 'post',
    path: '/events',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'events',
    body: z.strictObject({
      events: z
        .array(
          z.strictObject({
            event_type: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,60}$/)),
            event_metadata: z.optional(
              z
                .record(
                  z.string().check(z.maxLength(40)),
                  z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
                )
                .check(z.refine((metadata) => Object.keys(metadata).length <= METADATA_MAX)),
            ),
            page_url: z.optional(z.string().check(z.maxLength(300))),
          }),
        )
        .check(z.minLength(1), z.maxLength(EVENTS_BATCH)),
    }),
    output: z.object({ stored: z.number() }),
  }),
  /** Reports an error of the site, without naming the member. Source: docs/rules/analytics.md D-041. */
  reportError: contract({
    method: 'post',
    path: '/faults',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'clientErrors',
    body: z.strictObject({
      name: z.string().check(z.maxLength(80)),
      message: z.string().check(z.maxLength(500)),
      stack: z.optional(z.string().check(z.maxLength(4_000))),
      page_url: z.optional(z.string().check(z.maxLength(300))),
      release: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
    }),
    output: z.object({ ok: z.literal(true) }),
  }),
}
