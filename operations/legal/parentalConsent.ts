import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { versionLabel, type Versions } from '#domain/legal/consent.ts'
import type { ParentalState } from '#domain/legal/parentalState.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

/** The link through which a guardian speaks, and where they do it from. */
export type ParentalAct = {
  link: { id: string; child_id: string; guardian_id: string | null }
  /** Null where the server acts, not a browser: the account of the guardian became a minor's. */
  from: { address: string; userAgent: string } | null
  now: Date
}
type Child = { age_group: AgeGroup | null; agreed: Versions; is_confirmed: boolean }

const insertRow = statement(`
insert into consent_ledger (id, user_id, key, kind, version, documents, reading, accepted_at, accepted_ip, user_agent,
  guardian_id, guardian_link, parental_accepted, created_at, updated_at)
values ($id, $childId, $key, $kind, $label, $versions::jsonb, 'child', $now, $address, $userAgent, $guardianId, $link, $accepted, $now, $now)`)

/**
 * Makes a child's parental box count, in the caller's transaction, which holds the child. Nothing happens for a teen,
 * or when it counts already. Returns whether something changed.
 */
export async function confirmParental(sql: Sql, act: ParentalAct): Promise<boolean> {
  const child = await childOf(sql, act)
  if (child?.age_group !== 'child' || child.is_confirmed) return false
  await sql.query(
    'update profiles set parental_confirmed_at = $2, parental_withdrawn_at = null, updated_at = $2 where id = $1',
    [act.link.child_id, act.now],
  )
  await record(sql, act, { kind: 'confirmed', versions: child.agreed })
  return true
}

/** Takes that back, in the caller's transaction. Returns whether something changed. */
export async function withdrawParental(sql: Sql, act: ParentalAct): Promise<boolean> {
  const child = await childOf(sql, act)
  if (!child?.is_confirmed) return false
  await sql.query(
    'update profiles set parental_confirmed_at = null, parental_withdrawn_at = $2, updated_at = $2 where id = $1',
    [act.link.child_id, act.now],
  )
  await record(sql, act, { kind: 'withdrawn', versions: child.agreed })
  return true
}

/** Where the parental box stands, of a row with the `parental_*` columns of the child; nothing for a teen. */
export function withParental(row: {
  age_group: AgeGroup | null
  parental_box_at: Date | null
  parental_confirmed_at: Date | null
  parental_withdrawn_at: Date | null
}): { parental?: ParentalState } {
  if (row.age_group !== 'child') return {}
  const confirmedAt = row.parental_confirmed_at
  const since = confirmedAt ?? row.parental_withdrawn_at
  const state = confirmedAt ? 'confirmed' : since ? 'withdrawn' : 'unconfirmed'
  return {
    parental: { state, isTicked: row.parental_box_at !== null, since: since?.toISOString() ?? null },
  }
}

const childOf = async (sql: Sql, { link }: ParentalAct): Promise<Child | undefined> => {
  const [child] = await sql.query<Child>(
    `select age_group, legal_consents as agreed, parental_confirmed_at is not null as is_confirmed from profiles where id = $1`,
    [link.child_id],
  )
  return child
}

const record = (
  sql: Sql,
  { link, from, now }: ParentalAct,
  { kind, versions }: { kind: 'confirmed' | 'withdrawn'; versions: Versions },
) =>
  insertRow(sql, {
    id: newId(),
    // Each act is a row of its own.
    key: newId(),
    childId: link.child_id,
    kind,
    label: versionLabel(versions),
    versions: JSON.stringify(versions),
    now,
    address: from?.address ?? null,
    userAgent: from?.userAgent ?? null,
    guardianId: link.guardian_id,
    link: link.id,
    accepted: kind === 'confirmed',
  })
