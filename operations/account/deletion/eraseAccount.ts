import { publishChanged } from '#operations/family/publishToFamily.ts'
import { publishRevoked, type Revoked } from '#operations/guardians/revokeGuardian.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { eraseAccounts } from '../eraseAccounts.ts'
import { mailErased, type Member } from './deletionMails.ts'
import { endGuardianships } from './endGuardianships.ts'
import { eraseFiles, HAS_FILES } from './eraseFiles.ts'
import { eraseTraces } from './eraseTraces.ts'

/** Steps of a deletion, in order. Each is recorded in the transaction that does it, so a repeat goes on after it. */
export type Step = 'files' | 'rows'

type Deletion = { user_id: string; steps: readonly Step[]; has_files: boolean; member: Member | null }
type Parts = Pick<Services, 'db' | 'files' | 'realtime'>
type Gone = { families: string[]; revoked: Revoked[] }

const LOCKED = `
select d.user_id, d.steps, ${HAS_FILES} as has_files,
  case when u.id is not null then jsonb_build_object('id', u.id, 'to', u.email, 'phone', u.phone, 'language', p.language,
    'time_zone', p.time_zone, 'first_name', p.first_name, 'username', p.username) end as member
from account_deletions d left join users u on u.id = d.user_id left join profiles p on p.id = u.id
where d.id = $1 and d.erased_at is null and d.erase_at <= $2 for update of d`

/**
 * Deletes an account whose time is over: its files, then, in one transaction, its rows, what names it elsewhere, and
 * the waiting jobs, with the receipt. What is killed in between is done by the next try. Source:
 * docs/rules/account.md D-117.
 * @returns whether it was deleted by this call
 */
export async function eraseAccount(services: Parts, deletionId: string, now: Date): Promise<boolean> {
  let done = await eraseUnlessFiles(services, deletionId, now)
  if (done === 'files') {
    await removeFiles(services, deletionId, now)
    done = await eraseUnlessFiles(services, deletionId, now)
  }
  if (done === null || done === 'files') return false
  void services.realtime.terminate(done.userId)
  publishRevoked(services, done.revoked, now)
  for (const familyId of done.families) void publishChanged(services, familyId)
  return true
}

/** Deletes the rows; gives `files` where files have to go first, and null where nothing is left to do. */
const eraseUnlessFiles = ({ db }: Parts, deletionId: string, now: Date) =>
  db.tx(async (sql) => {
    const deletion = await lockedDeletion(sql, deletionId, now)
    if (!deletion) return null
    if (deletion.has_files && !deletion.steps.includes('files')) return 'files' as const
    const gone = deletion.member && (await eraseRows(sql, { deletionId, member: deletion.member, now }))
    await record(sql, deletionId, ['files', 'rows'], now)
    return { userId: deletion.user_id, families: [], revoked: [], ...gone }
  })

/** A transaction of its own: what a store has removed stays removed, whatever becomes of the rows. */
const removeFiles = ({ db, files }: Parts, deletionId: string, now: Date) =>
  db.tx(async (sql) => {
    const deletion = await lockedDeletion(sql, deletionId, now)
    if (!deletion || deletion.steps.includes('files')) return
    await eraseFiles(sql, files, deletion.user_id)
    await record(sql, deletionId, ['files'], null)
  })

/** The deletion, held still for one worker; undefined when it is done, undone or not due. */
const lockedDeletion = async (sql: Sql, id: string, now: Date): Promise<Deletion | undefined> =>
  (await sql.query<Deletion>(LOCKED, [id, now], 'erase-due'))[0]

const record = (sql: Sql, id: string, steps: readonly Step[], erasedAt: Date | null) =>
  sql.query('update account_deletions set steps = $2, erased_at = $3 where id = $1', [
    id,
    JSON.stringify(steps),
    erasedAt,
  ])

/** Everything of the person in the database. */
async function eraseRows(
  sql: Sql,
  { deletionId, member, now }: { deletionId: string; member: Member; now: Date },
): Promise<Gone> {
  const revoked = await endGuardianships(sql, member.id, now)
  await eraseTraces(sql, { ...member, email: member.to, now })
  const families = await eraseAccounts(sql, [member.id], now)
  await mailErased(sql, member, deletionId)
  return { families, revoked }
}
