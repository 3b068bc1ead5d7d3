import type { FamilyGroupView, FamilyMemberView, WaitingView } from '#domain/family/schema.ts'
import { person } from '../checkins/page.tsx'

/** The id of the family of these tests. */
export const FAMILY = '0198f3a0-0000-7000-8000-0000000000f1'
/** The id of a person by a number. */
export const idOf = (n: number): string => `0198f3a0-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`

/** A member of a family. */
export const member = (over: Partial<FamilyMemberView> = {}): FamilyMemberView => ({
  userId: idOf(1),
  username: 'otto-7',
  firstName: 'Otto',
  pronouns: null,
  ageGroup: 'adult',
  role: 'member',
  joinedAt: '2026-03-12T14:00:00.000Z',
  isBlocked: false,
  ...over,
})
/** A grown-up who asks to come in, whom the reader may let in. */
export const waitingOne = (over: Partial<WaitingView> = {}): WaitingView => ({
  userId: idOf(1),
  username: 'otto-7',
  isMinor: false,
  askedAt: '2026-03-12T14:00:00.000Z',
  canAdmit: true,
  ...over,
})
/** The reader of the page as an admin. */
export const me = (over: Partial<FamilyMemberView> = {}): FamilyMemberView =>
  member({ userId: person().id, username: 'maren', firstName: 'Maren', role: 'admin', ...over })
/** A family of the reader and Otto. */
export const group = (over: Partial<FamilyGroupView> = {}): FamilyGroupView => ({
  id: FAMILY,
  name: 'Pier Nine',
  inviteCode: 'AB12CD34',
  inviteExpiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  members: [me(), member()],
  waiting: [],
  ...over,
})
