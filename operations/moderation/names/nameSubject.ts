import { createHash } from 'node:crypto'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

/** A username at the desk: whose it is, and what it was. */
export type NameSubject = { userId: string; username: string }
const KIND = 'username'

/** A name as the subject of an item. A further name of the member is another subject. */
export const subjectOfName = ({ userId, username }: NameSubject) => ({
  subjectKind: KIND,
  subjectId: `${userId}:${username}`,
})
/** The name an item is about; null for an item about anything else. */
export function nameOfSubject(subject: { subject_kind: string; subject_id: string }): NameSubject | null {
  const [userId, username] = subject.subject_id.split(':')
  return subject.subject_kind === KIND && userId && username ? { userId, username } : null
}

/** A name that says nothing, in the place of one that was taken away. */
const neutralOf = ({ userId, username }: NameSubject): string =>
  `member-${createHash('sha256').update(`${userId}:${username}`).digest('hex').slice(0, 10)}`

// Each does nothing where the member has chosen another name meanwhile.
const TAKE = statement(
  'update profiles set username = $neutral, updated_at = $now where id = $userId and username = $username',
  'name-take',
)
const GIVE_BACK = statement(
  `update profiles p set username = $username, updated_at = $now where p.id = $userId and p.username = $neutral
   and not exists (select from profiles o where lower(o.username) = lower($username) and o.id <> p.id)`,
  'name-give-back',
)

/** Gives a member a neutral username in the place of this one, in the caller's transaction. */
export const takeName = async (sql: Sql, name: NameSubject, now: Date): Promise<void> =>
  void (await TAKE(sql, { ...name, neutral: neutralOf(name), now }))
/** Gives a member the name back that was taken, in the caller's transaction, unless another member has it by now. */
export const giveNameBack = async (sql: Sql, name: NameSubject, now: Date): Promise<void> =>
  void (await GIVE_BACK(sql, { ...name, neutral: neutralOf(name), now }))
