import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import {
  FamiliesView,
  FamilyGroupView,
  FamilyName,
  FamilySharing,
  InviteCode,
  PresenceView,
} from './schema.ts'

const OfGroup = z.strictObject({ id: z.uuid() })
const OfMember = z.strictObject({ id: z.uuid(), userId: z.uuid() })
const guardianErrors = { 'family.error.guardian_needed': 403, 'family.error.guardian_page': 403 } as const
/**
 * Children and teens use families once their guardian said yes themselves, and stop when the guardian takes it back.
 */
const consentToMeet = {
  to: 'meet',
  guardian: 'family.error.guardian_needed',
  guardianPage: 'family.error.guardian_page',
} as const
/** Without an age it is unknown whether a guardian has to agree. */
const consentToEnter = { ...consentToMeet, age: 'family.error.onboarding_needed' } as const
const Changed = z.object({ group: FamilyGroupView })

/**
 * Family groups. Callers who do not belong to a family get 404, as for one that does not exist. Membership gives no
 * guardian's rights, and no member's moods are in it. Source: docs/rules/guardians.md D-005.
 */
export const familyApi = {
  /** The families of the person with their members, oldest membership first. */
  groups: contract({
    method: 'get',
    path: '/family/groups',
    auth: 'consented',
    consent: consentToMeet,
    limit: 'read',
    output: FamiliesView,
    errors: guardianErrors,
  }),
  /** Founds a family; the server makes the code. The id is made by the sender, so that a repeated send counts once. */
  create: contract({
    method: 'post',
    path: '/family/groups',
    auth: 'consented',
    consent: consentToEnter,
    limit: 'write',
    body: z.strictObject({ id: z.uuid(), name: FamilyName }),
    output: Changed,
    errors: {
      ...guardianErrors,
      'family.error.onboarding_needed': 409,
      'family.error.confirm_address': 403,
      'family.error.name_unkind': 422,
      'family.error.too_many': 409,
    },
  }),
  /**
   * Joins by code. Unknown, run-out and blocked answer alike. `asked`: the family has children or teens, or the person
   * is one, so the verified guardians of all of them have to say yes first, whatever age the person says.
   */
  join: contract({
    method: 'post',
    path: '/family/join',
    auth: 'consented',
    consent: consentToEnter,
    limit: 'code',
    body: z.strictObject({ inviteCode: InviteCode }),
    output: z.object({ result: z.enum(['joined', 'asked']), group: z.nullable(FamilyGroupView) }),
    errors: {
      ...guardianErrors,
      'family.error.onboarding_needed': 409,
      'family.error.confirm_address': 403,
      'family.error.invalid_code': 422,
      'family.error.already_member': 409,
      'family.error.full': 409,
      'family.error.too_many': 409,
      'family.error.too_many_codes': 429,
    },
  }),
  /** Gives a family another name. Admins. */
  rename: contract({
    method: 'patch',
    path: '/family/groups/:id',
    auth: 'consented',
    consent: consentToMeet,
    limit: 'write',
    params: OfGroup,
    body: z.strictObject({ name: FamilyName }),
    output: Changed,
    errors: { ...guardianErrors, 'family.error.not_admin': 403, 'family.error.name_unkind': 422 },
  }),
  /** Makes a new code; the old one stops working at once. Admins. */
  newCode: contract({
    method: 'post',
    path: '/family/groups/:id/code',
    auth: 'consented',
    consent: consentToMeet,
    limit: 'write',
    params: OfGroup,
    output: Changed,
    errors: { ...guardianErrors, 'family.error.not_admin': 403 },
  }),
  /**
   * Leaves, or takes the asking back. Another becomes admin when the last one goes; the family ends with its last
   * member.
   */
  leave: contract({
    method: 'post',
    path: '/family/groups/:id/leave',
    auth: 'signed-in',
    limit: 'write',
    params: OfGroup,
    output: z.object({ left: z.literal(true) }),
    errors: { 'family.error.last_adult': 409 },
  }),
  /** Takes a member out, or refuses one who asked, and makes a new code: they knew the old one. Adult admins. */
  remove: contract({
    method: 'delete',
    path: '/family/groups/:id/members/:userId',
    auth: 'signed-in',
    limit: 'write',
    params: OfMember,
    output: Changed,
    errors: { 'family.error.not_admin': 403, 'family.error.is_admin': 409 },
  }),
  /** Lets a person in who asked. Adult admins; where children or teens are, their verified guardians. */
  admit: contract({
    method: 'post',
    path: '/family/groups/:id/members/:userId/admit',
    auth: 'signed-in',
    limit: 'write',
    params: OfMember,
    output: Changed,
    errors: { 'family.error.not_admin': 403, 'family.error.guardians_decide': 403, 'family.error.full': 409 },
  }),
  /** Makes another adult an admin too. Adult admins. */
  promote: contract({
    method: 'post',
    path: '/family/groups/:id/members/:userId/promote',
    auth: 'signed-in',
    limit: 'write',
    params: OfMember,
    output: Changed,
    errors: { 'family.error.not_admin': 403, 'family.error.minor_admin': 409 },
  }),
  /** Who of the caller's families is here. Source: docs/rules/family.md X-13. */
  presence: contract({
    method: 'get',
    path: '/family/presence',
    auth: 'consented',
    consent: consentToMeet,
    limit: 'read',
    output: PresenceView,
    errors: guardianErrors,
  }),
  /**
   * Notifies a member that the caller thinks of them, without words. A member who blocked the caller, or wants none,
   * is not notified; the answer is the same. Source: docs/rules/family.md X-14.
   */
  think: contract({
    method: 'post',
    path: '/family/groups/:id/members/:userId/thought',
    auth: 'consented',
    consent: consentToMeet,
    limit: 'write',
    params: OfMember,
    output: z.object({ sent: z.literal(true) }),
    errors: { ...guardianErrors, 'family.error.you_blocked': 409, 'family.error.thought_again': 429 },
  }),
  /** What the caller lets their families see and send. */
  sharing: contract({
    method: 'get',
    path: '/family/sharing',
    auth: 'signed-in',
    limit: 'read',
    output: FamilySharing,
  }),
  /** Stores it; the answer is what is stored. */
  saveSharing: contract({
    method: 'post',
    path: '/family/sharing',
    auth: 'signed-in',
    limit: 'write',
    body: FamilySharing,
    output: FamilySharing,
  }),
  /** RPC `generate_invite_code`: an unused code. The calls above make their own; this one reserves nothing. */
  generateInviteCode: contract({
    method: 'post',
    path: '/rpc/generate-invite-code',
    auth: 'signed-in',
    limit: 'write',
    output: z.object({ invite_code: z.string() }),
  }),
}
