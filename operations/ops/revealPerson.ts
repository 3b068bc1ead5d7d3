import type { Actor } from '#domain/access/actor.ts'
import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { maskEmail } from '#domain/account/mailbox.ts'
import type { Output } from '#domain/api/contract.ts'
import type { opsApi } from '#domain/ops/api.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { requirePermission } from './requirePermission.ts'

type Row = {
  first_name: string | null
  age: number | null
  age_group: AgeGroup | null
  share_moods: boolean
  guardian_email: string | null
  level: 'contact' | 'verified' | null
}

// Looking and noting it are one statement: nothing is shown that the trail does not hold.
const REVEAL = `
with person as (
  select p.id, p.first_name, p.age, p.age_group, p.share_moods, g.guardian_email, g.status as level
  from profiles p left join guardian_links g on g.child_id = p.id and g.status in ('contact', 'verified') where p.id = $1
), noted as (
  insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
  select $2, $3, 'person_revealed', jsonb_build_object('person', id, 'reason', $4::text), $5, $5 from person returning id
)
select person.* from person, noted`

/**
 * Tells staff who a person is, once and for a reason, which is noted with who looked.
 * @throws OperationError 403 without the permission `people.read`; 404 for an id that is no person's
 */
export async function revealPerson(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { personId, reason }: { personId: string; reason: string },
): Promise<Output<typeof opsApi.revealPerson>> {
  requirePermission(actor, 'people.read')
  const [row] = await db.query<Row>(REVEAL, [personId, newId(), actor.id, reason, clock.now()])
  if (!row) throw new OperationError('common.error.not_found')
  const hasGuardian = isMinor(row.age_group) && row.guardian_email !== null
  return {
    firstName: row.first_name,
    age: row.age,
    guardian: hasGuardian ? maskEmail(row.guardian_email!) : null,
    guardianLevel: hasGuardian ? row.level : null,
    sharesMoods: row.share_moods || row.age_group !== 'teen',
  }
}
