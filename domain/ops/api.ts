import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** Categories of an issue report. Source: docs/rules/ops.md S-000-5. */
export const issueCategories = [
  'bug_report',
  'performance',
  'ui_ux',
  'accessibility',
  'translation',
  'feature_request',
  'other',
] as const
/** Longest description of an issue, in characters. */
export const ISSUE_DESCRIPTION_MAX = 4_000
/** Largest screenshot of a report, in bytes. Source: docs/rules/ops.md T-20. */
export const SCREENSHOT_MAX = 5_000_000
/** Kinds of pictures a report may carry. */
export const screenshotTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
const BASE64_MAX = Math.ceil(SCREENSHOT_MAX / 3) * 4

/** Shortest reason to look who a member is, in characters. */
export const REVEAL_REASON_MIN = 10
/** Longest reason to look who a member is, in characters. */
export const REVEAL_REASON_MAX = 300
const RevealReason = z
  .string()
  .check(z.trim(), z.minLength(REVEAL_REASON_MIN), z.maxLength(REVEAL_REASON_MAX))

/** Reports, roles and the figures of the back office. */
export const opsApi = {
  /** 'Report an Issue', signed in or not. */
  reportIssue: contract({
    method: 'post',
    path: '/incidents',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'report',
    body: z.strictObject({
      category: z._default(z.enum(issueCategories), 'bug_report'),
      description: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, { error: 'common.field.required' }),
          z.maxLength(ISSUE_DESCRIPTION_MAX),
        ),
      pageUrl: z.optional(z.string().check(z.maxLength(500))),
      /** A PNG, JPEG or WebP in base64. Only its pixels are kept. */
      screenshot: z.optional(z.string().check(z.maxLength(BASE64_MAX), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
    }),
    bodyMax: BASE64_MAX + 64 * 1024,
    output: z.object({ ok: z.literal(true) }),
    errors: { 'ops.error.screenshot': 422, 'ops.error.screenshot_busy': 503 },
  }),
  /** RPC `has_role`: does a person hold the role `admin`? People ask about themselves; staff about every account. */
  hasRole: contract({
    method: 'post',
    path: '/rpc/has-role',
    auth: 'signed-in',
    limit: 'read',
    body: z.strictObject({ _user_id: z.uuid(), _role: z.string().check(z.maxLength(40)) }),
    output: z.object({ result: z.boolean() }),
  }),
  /** RPC `has_admin_role`: owner, moderator or support. */
  hasAdminRole: contract({
    method: 'post',
    path: '/rpc/has-admin-role',
    auth: 'signed-in',
    limit: 'read',
    body: z.strictObject({ _user_id: z.uuid(), _admin_role: z.string().check(z.maxLength(40)) }),
    output: z.object({ result: z.boolean() }),
  }),
  /** RPC `is_super_admin`. */
  isSuperAdmin: contract({
    method: 'post',
    path: '/rpc/is-super-admin',
    auth: 'signed-in',
    limit: 'read',
    body: z.strictObject({ _user_id: z.uuid() }),
    output: z.object({ result: z.boolean() }),
  }),
  /** Rejected once the person may not be in the staff panel any more. Open pages of it ask. */
  standing: contract({
    method: 'get',
    path: '/staff/standing',
    auth: 'staff',
    limit: 'read',
    output: z.object({ ok: z.literal(true) }),
  }),
  /**
   * Who a person is: first name, exact age, guardian. Lists do not show it. Each answer needs a reason and writes it
   * into the trail of changes before anything is shown.
   */
  revealPerson: contract({
    method: 'post',
    path: '/ops/reveal-person',
    auth: 'staff',
    limit: 'reveal',
    body: z.strictObject({ personId: z.uuid(), reason: RevealReason }),
    output: z.object({
      firstName: z.nullable(z.string()),
      age: z.nullable(z.number()),
      /** The address of the guardian who agreed, with its middle hidden. */
      guardian: z.nullable(z.string()),
      guardianLevel: z.nullable(z.enum(['contact', 'verified'])),
      sharesMoods: z.boolean(),
    }),
  }),
  /** The cards of the staff dashboard, from real counts. */
  dashboardCards: contract({
    method: 'get',
    path: '/staff/cards',
    auth: 'staff',
    limit: 'read',
    output: z.object({
      members: z.object({ total: z.number(), thisWeek: z.number(), lastWeek: z.number() }),
      checkIns: z.object({
        today: z.number(),
        sevenDays: z.array(z.object({ day: z.string(), count: z.number() })),
      }),
      events: z.object({ last24h: z.number(), activePeople: z.number(), total: z.number() }),
      coach: z.object({
        delivered24h: z.number(),
        /**
         * Of seven days; null while fewer than ten people got any. `shown` is `opened_at`, which showing sets;
         * `engaged` a click or five seconds.
         */
        week: z.nullable(z.object({ delivered: z.number(), shown: z.number(), engaged: z.number() })),
      }),
      flags: z.object({ on: z.number(), total: z.number() }),
      incidents: z.object({ open: z.number() }),
      /** Products that are not archived. */
      store: z.object({ active: z.number(), total: z.number() }),
      orders: z.object({ total: z.number(), paid: z.number(), refunded: z.number() }),
      /** Plans that are paid for, not those on trial. */
      plans: z.object({ paid: z.number(), trialing: z.number() }),
      mail: z.object({ sent24h: z.number(), waiting: z.number(), failed24h: z.number() }),
      /** Sets of suggestions and tokens of the language model. `model` is how it stands in the process that answers. */
      ai: z.object({
        sets24h: z.number(),
        fromModel24h: z.number(),
        tokensToday: z.number(),
        model: z.enum(['curated', 'closed', 'open']),
      }),
      server: z.array(
        z.object({
          component: z.enum(['database', 'api', 'worker']),
          status: z.enum(['online', 'lagging', 'offline']),
          ms: z.nullable(z.number()),
        }),
      ),
      /** A proxy seems to stand before the process that answers, and no setting names it. */
      undeclaredProxy: z.boolean(),
    }),
  }),
}
