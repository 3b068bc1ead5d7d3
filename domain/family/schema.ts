import { z } from 'zod/mini'
import { ageGroups } from '../account/ageGroup.ts'

/** Longest name of a family, in characters. */
export const FAMILY_NAME_MAX = 60
/** Most members of a family, without those who wait. Source: docs/rules/family.md D-087. */
export const FAMILY_MEMBERS_MAX = 10
/** Most people who may wait for a yes at one family. */
export const FAMILY_WAITING_MAX = 10
/** Most families one person belongs to or waits for. */
export const FAMILIES_MAX = 5
/** Letters and digits of an invite code: 36^8 codes. Source: docs/rules/family.md S-000-9, T-18. */
export const INVITE_CODE_LENGTH = 8
/** Days an invite code is valid. Source: docs/rules/family.md D-088. */
export const INVITE_CODE_DAYS = 7
/** Wrong codes a member may enter in any 24 hours. Source: docs/rules/family.md T-18. */
export const CODE_TRIES_PER_ACCOUNT = 10
/** Hours until a member may think of the same member again. Source: docs/rules/family.md X-14. */
export const THOUGHT_HOURS = 6
/**
 * Minutes after a member's last request in which they are here. A session notes requests at most every five minutes.
 * Source: docs/rules/family.md X-13.
 */
export const HERE_MINUTES = 10
/** Wrong codes a network may enter in any 24 hours. Source: docs/rules/family.md T-18. */
export const CODE_TRIES_PER_NETWORK = 30

/**
 * The creator is admin, joiners are members; `waiting` has asked, or lost a guardian, and sees nothing until all
 * guardians concerned say yes.
 */
export const familyRoles = ['admin', 'member', 'waiting'] as const
/** A role in a family. */
export type FamilyRole = (typeof familyRoles)[number]

/** The name of a family. */
export const FamilyName = z
  .string({ error: 'family.field.name' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'family.field.name' }),
    z.maxLength(FAMILY_NAME_MAX, { error: 'family.field.name_long' }),
  )
/** An invite code as typed. Whether it is one only the server says, in one and the same way. */
export const InviteCode = z
  .string({ error: 'family.field.code' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'family.field.code' }),
    z.maxLength(INVITE_CODE_LENGTH, { error: 'family.error.invalid_code' }),
    z.toUpperCase(),
  )

/** A member of a family, as the others in it see them: no moods, no words, no address. */
export const FamilyMemberView = z.object({
  userId: z.string(),
  username: z.string(),
  /** First name only, and only within the family. */
  firstName: z.nullable(z.string()),
  /** Null unless the member chose to show them. Source: docs/rules/account.md D-015. */
  pronouns: z.nullable(z.string()),
  /** For the boat they are drawn as, and so that the member who says yes knows who asks. */
  ageGroup: z.nullable(z.enum(ageGroups)),
  role: z.enum(familyRoles),
  joinedAt: z.string(),
  /** The reader blocked this person. No other member sees it. */
  isBlocked: z.boolean(),
})
export type FamilyMemberView = z.output<typeof FamilyMemberView>

/** Who asked to come in, for adult admins: enough to say no, and of a child or teen nothing that tells who it is. */
export const WaitingView = z.object({
  userId: z.string(),
  /** Null for a child or teen. */
  username: z.nullable(z.string()),
  isMinor: z.boolean(),
  askedAt: z.string(),
  /** The reader's yes is one that is needed; otherwise guardians outside decide. */
  canAdmit: z.boolean(),
})
export type WaitingView = z.output<typeof WaitingView>

/** A family as one of its members sees it. */
export const FamilyGroupView = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for children and teens who are no admin: a code that is not seen cannot be passed on. */
  inviteCode: z.nullable(z.string()),
  inviteExpiresAt: z.nullable(z.string()),
  members: z.array(FamilyMemberView),
  /** Who asked to come in; empty for all but adult admins. */
  waiting: z.array(WaitingView),
})
export type FamilyGroupView = z.output<typeof FamilyGroupView>

/** Whether a member is here now, was here on the reader's day, or shows neither. */
const presences = ['here', 'today', 'hidden'] as const
/** What a member's dot says. */
export type Presence = (typeof presences)[number]

/** The others of the reader's families: their presence, and whether the reader may send that they think of them. */
export const PresenceView = z.object({
  members: z.array(
    z.object({
      userId: z.string(),
      presence: z.enum(presences),
      /**
       * `sent`: the reader pressed within the last hours. `closed`: the member wants none, or the reader blocked
       * them.
       */
      thought: z.enum(['open', 'sent', 'closed']),
    }),
  ),
})
export type PresenceView = z.output<typeof PresenceView>

/** What a member lets their families see and send. */
export const FamilySharing = z.strictObject({
  /** The others see when the member is here. */
  sharesPresence: z.boolean(),
  /** The others may send that they think of the member. */
  takesThoughts: z.boolean(),
})
export type FamilySharing = z.output<typeof FamilySharing>

/** A family one has asked to join. Not even its name is told before the yes. */
export const AskedView = z.object({
  familyId: z.string(),
  askedAt: z.string(),
  /** A child or teen waits for their own guardian first; then guardians of children in the family, or an admin. */
  waitsFor: z.enum(['own_guardian', 'guardians']),
})
export type AskedView = z.output<typeof AskedView>
/** What the family tab shows. */
export const FamiliesView = z.object({ groups: z.array(FamilyGroupView), asked: z.array(AskedView) })
export type FamiliesView = z.output<typeof FamiliesView>
