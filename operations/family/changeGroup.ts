import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import type { FamilyGroupView } from '#domain/family/schema.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { assessName } from './assessName.ts'
import { publishChanged } from './publishToFamily.ts'
import { giveNewCode } from './inviteCodes.ts'
import { readGroup } from './listGroups.ts'
import { lockedAsAdmin } from './lockedGroup.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'realtime'>

/** Gives a family another name. @throws OperationError 404, `family.error.not_admin`, `.name_unkind` */
export const renameGroup = (
  services: Parts,
  actor: Actor,
  { familyId, name }: { familyId: string; name: string },
): Promise<FamilyGroupView> =>
  changed(services, actor, familyId, (sql, now) => {
    assessName(familyApi.rename, name)
    return sql.query('update family_groups set name = $2, updated_at = $3 where id = $1', [
      familyId,
      name,
      now,
    ])
  })

/** Makes a new code and another week for it. @throws OperationError 404, `family.error.not_admin` */
export const renewCode = (services: Parts, actor: Actor, familyId: string): Promise<FamilyGroupView> =>
  changed(services, actor, familyId, (sql, now) => giveNewCode(sql, familyId, now))

async function changed(
  { db, clock, realtime }: Parts,
  actor: Actor,
  familyId: string,
  work: (sql: Sql, now: Date) => Promise<unknown>,
): Promise<FamilyGroupView> {
  await db.tx(async (sql) => {
    await lockedAsAdmin(sql, { familyId, actor, adultsOnly: false })
    await work(sql, clock.now())
  })
  await publishChanged({ db, realtime }, familyId)
  return readGroup(db, actor.id, familyId)
}
