import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import { FAMILIES_MAX, type FamilyGroupView } from '#domain/family/schema.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { assessName } from './assessName.ts'
import { publishToPerson } from './publishToFamily.ts'
import { inviteExpiry, newInviteCode } from './inviteCodes.ts'
import { readGroup } from './listGroups.ts'
import { requireConfirmed } from './requireConfirmed.ts'

/**
 * Founds a family with its founder as admin and a code made here. The same id again gives the same family.
 * @throws OperationError `family.error.confirm_address`, `.name_unkind`, `.too_many`; 404 for the id of another family
 */
export async function createGroup(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<FamilyGroupView> {
  requireConfirmed(actor)
  assessName(familyApi.create, name)
  const now = clock.now()
  await db.tx(async (sql) => {
    await lockPerson(sql, actor.id)
    const known = await sql.query('select 1 from family_groups where id = $1', [id])
    if (known.length > 0) return
    await requireRoomForAnother(sql, actor.id)
    await insertGroup(sql, { id, name, founder: actor.id, now })
    await sql.query(
      `insert into family_members (id, family_id, user_id, role, joined_at, created_at, updated_at)
       values ($1, $2, $3, 'admin', $4, $4, $4)`,
      [newId(), id, actor.id, now],
    )
  })
  // Their other tabs do not know the family's channel yet.
  void publishToPerson(realtime, actor.id)
  return readGroup(db, actor.id, id)
}

/** One after the other for one person, so that the number of their families holds. Taken before any family. */
export async function lockPerson(sql: Sql, userId: string): Promise<void> {
  await sql.query('select id from profiles where id = $1 for update', [userId])
}

/** @throws OperationError `family.error.too_many`. Call it with the person locked. */
export async function requireRoomForAnother(sql: Sql, userId: string): Promise<void> {
  const mine = await sql.query('select 1 from family_members where user_id = $1', [userId])
  if (mine.length >= FAMILIES_MAX) throw operationErrorOf(familyApi.create, 'family.error.too_many')
}

/** Repeats with another code until it is free. @throws OperationError 404 when the id was taken meanwhile */
async function insertGroup(
  sql: Sql,
  { id, name, founder, now }: { id: string; name: string; founder: string; now: Date },
): Promise<void> {
  for (;;) {
    const made = await sql.query(
      `insert into family_groups (id, name, created_by_id, invite_code, invite_expires_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing returning id`,
      [id, name, founder, newInviteCode(), inviteExpiry(now), now],
    )
    if (made.length > 0) return
    const taken = await sql.query('select 1 from family_groups where id = $1', [id])
    if (taken.length > 0) throw new OperationError('common.error.not_found')
  }
}
