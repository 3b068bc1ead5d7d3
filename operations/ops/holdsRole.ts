import type { Actor } from '#domain/access/actor.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'
import type { Env } from '#services/env.ts'
import { actsAsStaff } from './actsAsStaff.ts'

// Each asks for exactly one fact; a word that is no role is simply not held.
const questions = {
  role: 'select exists (select 1 from user_roles where user_id = $1 and role::text = $2) as held',
  adminRole: 'select exists (select 1 from user_roles where user_id = $1 and admin_role::text = $2) as held',
  superAdmin: 'select exists (select 1 from user_roles where user_id = $1 and super_admin) as held',
} as const

/**
 * Whether a member of staff holds a role: `role` (only `admin`), `adminRole` (owner, moderator, support), or super
 * admin.
 */
export type RoleQuestion =
  { kind: 'role' | 'adminRole'; userId: string; name: string } | { kind: 'superAdmin'; userId: string }

/** Answers whether a member holds a role. Members ask about themselves, staff about all. @throws OperationError 403 */
export async function holdsRole(
  sql: Sql,
  question: RoleQuestion,
  asker: Actor,
  env: Pick<Env, 'STAFF_MFA'>,
): Promise<boolean> {
  if (question.userId !== asker.id && !actsAsStaff(asker, env))
    throw new OperationError('common.error.not_allowed')
  const values = question.kind === 'superAdmin' ? [question.userId] : [question.userId, question.name]
  const [row] = await sql.query<{ held: boolean }>(questions[question.kind], values)
  return row!.held
}
