import { z } from 'zod/mini'

/** Browsers of one person that get push messages; the one not renewed for longest makes room. */
export const PUSH_DEVICES_MAX = 10
/** How long a push service keeps a message for a device that is away, in seconds. */
export const PUSH_TTL_SECONDS = 4 * 3600

/** How a test message went: it left for a device, there was none, none took it, or sending is paused. */
export const testResults = ['sent', 'no_device', 'failed', 'paused'] as const
/** An outcome of a test message. */
export type TestResult = (typeof testResults)[number]

const Base64Url = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** What `PushSubscription.toJSON()` gives. */
export const PushSubscriptionInput = z.strictObject({
  endpoint: z.string().check(z.maxLength(1_000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    // An uncompressed point of P-256 (65 bytes that begin with 4) and 16 bytes.
    p256dh: Base64Url(/^B[A-Za-z0-9_-]{86}$/),
    auth: Base64Url(/^[A-Za-z0-9_-]{22}$/),
  }),
})
export type PushSubscriptionInput = z.output<typeof PushSubscriptionInput>

/** What a browser says about itself. Only the platform is kept. Source: docs/rules/notifications.md S-002-3. */
export const DeviceInfo = z.strictObject({
  userAgent: z.optional(z.string().check(z.maxLength(500))),
  platform: z.optional(z.string().check(z.maxLength(120))),
  language: z.optional(z.string().check(z.maxLength(40))),
})

/**
 * What the service worker gets. It shows on a locked screen and on devices a family shares, so it says that there is
 * something to read, and never what: no mood, no focus area, no name. Source: docs/rules/notifications.md T-40.
 */
export type PushPayload = {
  title: string
  body: string
  /** A path of ours, opened by a press. */
  link: string
  /** A later message of the same tag takes the place of one still shown. */
  tag: string
  locale: string
}
