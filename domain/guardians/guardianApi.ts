import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { FamilyAnswer, FamilyRequestView } from '../family/familyRequests.ts'
import { relationships } from './consentLevels.ts'
import { notifiedEvents, GuardianNotificationView } from './notifications.ts'
import { ParentalState } from '../legal/parentalState.ts'
import { PageToken } from './schema.ts'
import { GuardianPreferences } from './preferences.ts'

const At = z.strictObject({ token: PageToken })
const Link = z.strictObject({ link: z.uuid() })
const Child = z.object({
  link: z.string(),
  firstName: z.nullable(z.string()),
  /** `contact`: the guardian's own yes is still to come. */
  level: z.enum(['contact', 'verified']),
  /** When the guardian agreed. */
  since: z.string(),
  /** Where the parental box of a child stands; missing for a teen. */
  parental: z.optional(ParentalState),
  /** The guardian said yes to rooms. Source: docs/rules/chat.md D-205. */
  roomsAgreed: z.optional(z.boolean()),
  notified: z.array(GuardianNotificationView),
  requests: z.array(FamilyRequestView),
})
/** What a guardian says with their yes: all of it, or it is none. */
export const GuardianConsent = z.strictObject({
  relationship: z.enum(relationships, { error: 'onboarding.field.relationship' }),
  isAdult: z.literal(true, { error: 'onboarding.field.is_adult' }),
  hasRead: z.literal(true, { error: 'onboarding.field.has_read' }),
})
export type GuardianConsent = z.output<typeof GuardianConsent>
const yesErrors = {
  'onboarding.error.link_unknown': 404,
  'onboarding.error.guardian_child_here': 403,
  'onboarding.error.guardian_minor': 403,
  'onboarding.error.guardian_not_needed': 409,
  'onboarding.error.too_many_children': 409,
} as const
const roomsErrors = {
  'onboarding.error.link_unknown': 404,
  'onboarding.error.guardian_child_here': 403,
  'onboarding.error.guardian_minor': 403,
  'onboarding.error.guardian_not_verified': 409,
} as const
const answerErrors = {
  'onboarding.error.link_unknown': 404,
  'onboarding.error.guardian_child_here': 403,
  'family.error.request_gone': 404,
  'family.error.changed': 409,
  'family.error.full': 409,
} as const

/** What a claim about an event may carry; nothing of it is used. */
const Claim = z.object({
  mood: z.optional(z.string()),
  emoji: z.optional(z.string()),
  title: z.optional(z.string()),
  preview: z.optional(z.string()),
  timestamp: z.optional(z.string()),
})

/**
 * What guardians are notified of and prefer, which account is theirs, and what a child or teen can see and decide about
 * it.
 */
export const guardianApi = {
  /**
   * Server function `send-parent-notification`: sees to it that the guardian hears of the caller's latest check-in.
   * Checking in does the same by itself, so this changes nothing as a rule. The payload is read from our own rows.
   * Source: docs/rules/guardians.md S-000-7.
   */
  sendParentNotification: contract({
    method: 'post',
    path: '/functions/send-parent-notification',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ childId: z.uuid(), eventType: z.enum(notifiedEvents), payload: Claim }),
    output: z.object({ queued: z.boolean() }),
    errors: { 'onboarding.error.own_events_only': 403, 'checkins.error.guardian_needed': 403 },
  }),
  /** What the guardian of the child or teen who asks can see, and was notified of. */
  whoSees: contract({
    method: 'get',
    path: '/guardian/who-sees',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({
      /** The address with its middle hidden; null while no guardian has agreed. */
      guardianEmail: z.nullable(z.string()),
      since: z.nullable(z.string()),
      /** An account of the guardian is connected. */
      isConnected: z.boolean(),
      sharesMoods: z.boolean(),
      /** Teens may switch it. */
      maySwitch: z.boolean(),
      notified: z.array(GuardianNotificationView),
    }),
  }),
  /**
   * A teen decides whether the guardian reads moods. Unshared moods stay so. Source: docs/rules/guardians.md D-043.
   */
  shareMoods: contract({
    method: 'post',
    path: '/guardian/sharing',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ shareMoods: z.boolean() }),
    output: z.object({ sharesMoods: z.boolean() }),
    errors: { 'onboarding.error.sharing_teens_only': 403 },
  }),
  /** The children that are connected to a guardian's account, and what was sent about them. */
  children: contract({
    method: 'get',
    path: '/guardian/children',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'read',
    output: z.object({ children: z.array(Child) }),
  }),
  /**
   * Connects the child of a mailed page to the account of the person acting, whose address must be the link's. There is
   * no other way: an address alone may have been confirmed in favour of another account.
   */
  connectGuardianFromPage: contract({
    method: 'post',
    path: '/guardian/page/:token/connect',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'code',
    params: At,
    output: z.object({ connected: z.literal(true) }),
    errors: {
      'onboarding.error.link_unknown': 404,
      'onboarding.error.guardian_address': 403,
      'onboarding.error.guardian_minor': 403,
      'onboarding.error.guardian_not_verified': 409,
      'onboarding.error.too_many_children': 409,
    },
  }),
  /**
   * The guardian's own yes, from the mailed page and without an account. `level` is `contact` when it came from a
   * browser the child has signed in on: then it counts like the code, and the page says what to do.
   */
  confirmGuardianFromPage: contract({
    method: 'post',
    path: '/guardian/page/:token/confirm',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    params: At,
    body: GuardianConsent,
    output: z.object({ level: z.enum(['contact', 'verified']) }),
    errors: yesErrors,
  }),
  /** The same for a child that is connected to the account. */
  confirmGuardian: contract({
    method: 'post',
    path: '/guardian/children/:link/confirm',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    params: Link,
    body: GuardianConsent,
    output: z.object({ level: z.enum(['contact', 'verified']) }),
    errors: yesErrors,
  }),
  /** A guardian says yes or no to a family, from the mailed page. */
  decideRequestFromPage: contract({
    method: 'post',
    path: '/guardian/page/:token/requests/:id',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    params: z.strictObject({ token: PageToken, id: z.uuid() }),
    body: FamilyAnswer,
    output: z.object({ ok: z.literal(true) }),
    errors: answerErrors,
  }),
  /** The same from the account a child is connected to. */
  decideRequest: contract({
    method: 'post',
    path: '/guardian/children/:link/requests/:id',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    params: z.strictObject({ link: z.uuid(), id: z.uuid() }),
    body: FamilyAnswer,
    output: z.object({ ok: z.literal(true) }),
    errors: answerErrors,
  }),
  /** Takes the consent for a child of this account back. */
  revokeGuardian: contract({
    method: 'post',
    path: '/guardian/children/:link/revoke',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    params: Link,
    output: z.object({ status: z.literal('revoked') }),
    errors: { 'onboarding.error.link_unknown': 404 },
  }),
  /** Says yes to rooms for a child of this account, or takes it back. Source: docs/rules/chat.md D-205. */
  agreeToRooms: contract({
    method: 'post',
    path: '/guardian/children/:link/rooms',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    params: Link,
    body: z.strictObject({ isAgreed: z.boolean() }),
    output: z.object({ isAgreed: z.boolean() }),
    errors: roomsErrors,
  }),
  /** The same from the mailed page. */
  agreeToRoomsFromPage: contract({
    method: 'post',
    path: '/guardian/page/:token/rooms',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    params: At,
    body: z.strictObject({ isAgreed: z.boolean() }),
    output: z.object({ isAgreed: z.boolean() }),
    errors: roomsErrors,
  }),
  /** The preferences of a guardian without an account, from the mailed page. `timeZone` is the one of their browser. */
  saveGuardianPagePreferences: contract({
    method: 'post',
    path: '/guardian/page/:token/preferences',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    params: At,
    body: z.strictObject({
      preferences: GuardianPreferences,
      timeZone: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: z.object({ preferences: GuardianPreferences }),
    errors: { 'onboarding.error.link_unknown': 404, 'onboarding.error.wishes_in_account': 409 },
  }),
  /** Table `parent_notification_preferences`: the preferences of a guardian's account. */
  readGuardianPreferences: contract({
    method: 'get',
    path: '/guardian/preferences',
    auth: 'signed-in',
    limit: 'read',
    output: z.extend(GuardianPreferences, { parent_id: z.string() }),
    errors: { 'onboarding.error.no_children': 403 },
  }),
  /** Upsert of `parent_notification_preferences`. What waits is planned again. */
  saveGuardianPreferences: contract({
    method: 'put',
    path: '/guardian/preferences',
    auth: 'signed-in',
    limit: 'write',
    body: GuardianPreferences,
    output: z.extend(GuardianPreferences, { parent_id: z.string() }),
    errors: { 'onboarding.error.no_children': 403 },
  }),
}
