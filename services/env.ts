import { z } from 'zod'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { RELEASE_MAX } from '#domain/ops/releaseChecks.ts'
import { isLoopbackName } from '../lib/loopback.ts'

/** Secrets that ship with the source for development. Production refuses to start with one of them. */
export const DEFAULT_APP_SECRET = 'development-only-secret-change-me-in-production'
export const DEFAULT_PUSHER_SECRET = 'development-only-pusher-secret'

/** Shortest secret of the live connection on a public server, in characters. Hosted Channels gives 20. */
const PUSHER_SECRET_MIN = 20

const port = z.coerce.number().int().min(1).max(65_535)
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const flag = z.enum(['true', 'false']).transform((v) => v === 'true')

/** Every setting of the product, with its meaning. `.env.example` documents the same names. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /**
   * Set by `npm start` on a machine that only answers itself: embedded defaults allowed, also in a production build.
   */
  EVENKEEL_LOCAL: flag.default(false),
  /** Where the clock of the product starts, as `2026-03-14T00:00:00Z`: to look at another day on one machine. */
  EVENKEEL_NOW: instant.optional(),
  /** When it showed that, by the machine's time. `npm start` sets it, so that all processes agree. */
  EVENKEEL_NOW_SINCE: instant.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  /** Read by `release` alone: the role that owns the tables, where `DATABASE_URL` names one that does not. */
  DATABASE_OWNER_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  APP_SECRET: z.string().min(32).default(DEFAULT_APP_SECRET),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  ADMIN_URL: z.url().default('http://127.0.0.1:3100'),
  WORKER_HEALTH_PORT: port.default(3200),
  SMTP_URL: z.string().startsWith('smtp').optional(),
  EMBEDDED_SMTP_PORT: port.default(3025),
  MAIL_FROM: z.string().min(3).default('Evenkeel <hello@evenkeel.example>'),
  MAIL_REPLY_TO: z.string().min(3).optional(),
  PUSHER_APP_ID: z.string().regex(/^\d+$/, 'digits only').default('1'),
  PUSHER_KEY: z.string().min(1).default('evenkeel'),
  PUSHER_SECRET: z.string().min(8).default(DEFAULT_PUSHER_SECRET),
  PUSHER_CLUSTER: z.string().min(1).optional(),
  /** Any other server of the protocol. */
  PUSHER_HOST: z
    .string()
    .regex(/^(?:https?:\/\/)?[\w.-]+(?::\d{1,5})?$/, 'a host, with a port where it is not the usual one')
    .optional(),
  CHANNELS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_ACCOUNT: z.string().min(1).default('AC00000000000000000000000000000000'),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z.string().min(3).default('+15550100000'),
  VAPID_PUBLIC_KEY: z.string().length(87).optional(),
  VAPID_PRIVATE_KEY: z.string().length(43).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-5-mini'),
  /** Writes voice notes down, for members who ask for it each time. */
  OPENAI_TRANSCRIPTION_MODEL: z.string().min(1).default('gpt-4o-mini-transcribe'),
  /** Draws graphics for the app stores, at a press of staff. */
  OPENAI_IMAGE_MODEL: z.string().min(1).default('gpt-image-1'),
  /**
   * Whose check-ins may reach the model. Minors only where a guardian has agreed to that; children's data needs it by
   * law.
   */
  OPENAI_AGE_GROUPS: z
    .string()
    .default('adult,elder')
    .transform((list) => list.split(',').map((group) => group.trim()))
    .pipe(z.array(z.enum(ageGroups))),
  /**
   * Whose words may reach OpenAI for a second reading; `none` for no member's, unless told: private words leave only
   * where an operator decided so. Minors only with their guardian's agreement as well.
   */
  SAFETY_AGE_GROUPS: z
    .string()
    .default('none')
    .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((group) => group.trim())))
    .pipe(z.array(z.enum(ageGroups))),
  /** Folder of a model that gives the second reading on this machine; then no words leave for one. */
  SAFETY_MODEL_DIR: z.string().min(1).optional(),
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  YOUTUBE_API_BASE: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/youtube/v3'),
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(20_000),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * Whether rooms of children need a moderator on shift: unless told, in production yes, in tests and on one machine
   * no. Source: docs/rules/chat.md X-8.
   */
  CHAT_REQUIRE_SHIFT: flag.optional(),
  /** The account at the payment provider. Unset: on one machine the sandbox, else no plan can be started. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'sk_test_… or sk_live_…')
    .optional(),
  /** Not needed: cards are taken on the provider's own page. Where it is set, staff sees that it is. */
  STRIPE_PUBLIC_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'pk_test_… or pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /**
   * Monthly prices the provider has already: plans begin with them. Unset: they are made from the plans in the panel.
   */
  STRIPE_PRICE_INDIVIDUAL: z.string().startsWith('price_').optional(),
  STRIPE_PRICE_FAMILY: z.string().startsWith('price_').optional(),
  /** Where the sandbox of payments answers, on this machine alone. */
  SANDBOX_PORT: port.default(3300),
  /** What runs here, as a tag or a commit: lists of a release are kept by it. Unset: the version in package.json. */
  RELEASE: z
    .string()
    .max(RELEASE_MAX)
    .regex(/^\w[\w.+-]*$/, 'letters, digits, . + - _')
    .optional(),
  STAFF_MFA: z.enum(['required', 'relaxed']).default('required'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** The settings, read and checked. */
export type Env = Omit<z.output<typeof Settings>, 'CHAT_REQUIRE_SHIFT'> & {
  readonly origin: string
  /** Can requests come from other machines? Then there is no mailbox page, no demo world and no relaxed sign-in. */
  readonly isPublic: boolean
  readonly CHAT_REQUIRE_SHIFT: boolean
}

/** Thrown when settings are wrong; the message names every issue at once. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Reads settings from an environment. An empty variable counts as unset.
 * @throws SettingsError naming every issue, also a default secret in production.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  const errors = parsed.success
    ? [publicProblems, productionProblems, realtimeProblems, paymentProblems].flatMap((find) =>
        find(parsed.data),
      )
    : parsed.error.issues.map(describe)
  if (!parsed.success || errors.length > 0) {
    throw new SettingsError(`Settings are wrong:\n${errors.map((error) => `  - ${error}`).join('\n')}`)
  }
  const settings = parsed.data
  return {
    ...settings,
    origin: new URL(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`).origin,
    isPublic: isPublic(settings),
    CHAT_REQUIRE_SHIFT:
      settings.CHAT_REQUIRE_SHIFT ?? (settings.NODE_ENV === 'production' && !settings.EVENKEEL_LOCAL),
  }
}

type Place = { HOST?: string; PUBLIC_ORIGIN?: string }

/**
 * Can requests come from other machines: does it listen on more than loopback, or have a name that is not this
 * machine's?
 */
export const isPublic = ({ HOST, PUBLIC_ORIGIN }: Place): boolean =>
  (HOST !== undefined && !isLoopbackName(HOST)) ||
  (PUBLIC_ORIGIN !== undefined &&
    URL.canParse(PUBLIC_ORIGIN) &&
    !isLoopbackName(new URL(PUBLIC_ORIGIN).hostname))

const describe = (issue: z.core.$ZodIssue) => `${issue.path.join('.')}: ${issue.message}`

/**
 * What is right on a developer's machine opens a public one to all callers. Tests make up their own names.
 */
function publicProblems(settings: z.output<typeof Settings>): string[] {
  if (settings.NODE_ENV === 'test' || !isPublic(settings)) return []
  const errors: string[] = []
  if (settings.EVENKEEL_LOCAL)
    errors.push('EVENKEEL_LOCAL: only where HOST and PUBLIC_ORIGIN are this machine')
  if (settings.EVENKEEL_NOW) errors.push('EVENKEEL_NOW: only where HOST and PUBLIC_ORIGIN are this machine')
  if (settings.STAFF_MFA === 'relaxed')
    errors.push('STAFF_MFA: staff need a second factor where other machines can get in')
  if (!settings.SMTP_URL)
    errors.push(
      'SMTP_URL: needed where other machines can get in (the mailbox page would show reset links to them)',
    )
  return errors
}

function productionProblems(settings: z.output<typeof Settings>): string[] {
  if (settings.NODE_ENV !== 'production' || settings.EVENKEEL_LOCAL) return []
  const errors: string[] = []
  if (settings.EVENKEEL_NOW) errors.push('EVENKEEL_NOW: production goes by the time of its machine')
  if (settings.APP_SECRET === DEFAULT_APP_SECRET) errors.push('APP_SECRET: the default secret is public')
  if (settings.PUSHER_SECRET === DEFAULT_PUSHER_SECRET)
    errors.push('PUSHER_SECRET: the default secret is public')
  if (!settings.DATABASE_URL) errors.push('DATABASE_URL: needed in production')
  if (!settings.PUBLIC_ORIGIN)
    errors.push('PUBLIC_ORIGIN: needed in production (links in mails, origin checks)')
  else if (isPublic(settings) && !settings.PUBLIC_ORIGIN.startsWith('https:'))
    errors.push('PUBLIC_ORIGIN: needs https (cookies would travel open)')
  if (settings.PUSHER_HOST?.startsWith('http:') && isPublic(settings))
    errors.push('PUSHER_HOST: needs https (browsers open no other connection from a page with https)')
  if (settings.PUSHER_SECRET.length < PUSHER_SECRET_MIN)
    errors.push(`PUSHER_SECRET: needs ${PUSHER_SECRET_MIN} characters`)
  if (!settings.SMTP_URL && !isPublic(settings)) errors.push('SMTP_URL: needed in production')
  return errors
}

/** One server holds the live connections. */
const realtimeProblems = (settings: z.output<typeof Settings>): string[] =>
  settings.PUSHER_CLUSTER && settings.PUSHER_HOST ? ['PUSHER_HOST: not together with PUSHER_CLUSTER'] : []

/** With a provider, all of it: money that is taken has to arrive. */
const paymentProblems = ({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
}: z.output<typeof Settings>): string[] =>
  STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET ? ['STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY'] : []

let current: Env | undefined

/** The settings of this process. The only reader of `process.env`. */
export function env(): Env {
  current ??= readEnv(process.env)
  return current
}
