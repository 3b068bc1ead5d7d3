import type { Sql } from '#services/database/db.ts'

/** A yes that a waiting person still needs: of the verified guardian of a child or teen. */
export type MissingConsent = {
  member_id: string
  family_id: string
  child_id: string
  /** The waiting person is that child themselves. */
  is_own: boolean
  /** Null when no guardian could say it at the moment. */
  link_id: string | null
  guardian_id: string | null
  guardian_mailbox: string | null
}

// A person who waits needs the yes of the guardian of each minor in the family, and a minor that of their own guardian,
// whatever age they say. No yes is missing from a guardian who comes in themselves, nor from one who belongs to the
// family and is the guardian of both. A yes counts while the consent behind it does.
const MISSING = `
select w.id as member_id, w.family_id, c.user_id as child_id, c.id = w.id as is_own, g.id as link_id, g.guardian_id, g.guardian_mailbox
from family_members w
join profiles wp on wp.id = w.user_id
join users wu on wu.id = w.user_id and wu.disabled_at is null
join family_members c on c.family_id = w.family_id and (c.id = w.id or c.role <> 'waiting')
join profiles cp on cp.id = c.user_id and cp.age_group in ('child', 'teen')
left join guardian_links g on g.child_id = c.user_id and g.status = 'verified'
where w.role = 'waiting'
  and not exists (
    select 1 from family_approvals a where a.member_id = w.id and a.child_id = c.user_id and a.link_id = g.id)
  and g.guardian_id is distinct from w.user_id
  and not exists (
    select 1 from guardian_links own join family_members kin on kin.user_id = own.guardian_id
    where own.child_id = w.user_id and own.status = 'verified' and own.guardian_id = g.guardian_id
      and wp.age_group in ('child', 'teen') and kin.family_id = w.family_id and kin.role <> 'waiting')`

/** What one waiting membership still needs. */
export const missingConsentOf = (sql: Sql, memberId: string): Promise<MissingConsent[]> =>
  sql.query<MissingConsent>(
    `${MISSING} and w.id = $1 order by is_own desc, c.joined_at, c.id`,
    [memberId],
    'family-missing',
  )

/** What only the guardian behind one link can say. */
export const missingConsentFrom = (sql: Sql, link: string): Promise<MissingConsent[]> =>
  sql.query<MissingConsent>(
    `${MISSING} and g.id = $1 order by w.joined_at, w.id`,
    [link],
    'family-missing-from',
  )

/** What all people who wait in these families, or this person anywhere, still need. */
export const missingConsentIn = (
  sql: Sql,
  { familyIds, userId }: { familyIds: readonly string[]; userId: string },
): Promise<MissingConsent[]> =>
  sql.query<MissingConsent>(
    `${MISSING} and (w.family_id = any($1::uuid[]) or w.user_id = $2)`,
    [familyIds, userId],
    'family-missing-in',
  )

/** Which of the missing yeses one guardian can say: for each of their children, by account or by mailbox. */
export const givableBy = (
  missing: readonly MissingConsent[],
  guardian: { accountId: string | null; mailbox: string | null },
): MissingConsent[] =>
  missing.filter(
    ({ link_id, guardian_id, guardian_mailbox }) =>
      link_id !== null &&
      ((guardian.accountId !== null && guardian_id === guardian.accountId) ||
        (guardian.mailbox !== null && guardian_mailbox === guardian.mailbox)),
  )

/** Stores a guardian's yes to a waiting person, one row for each child it is said for. */
export async function storeConsent(sql: Sql, consents: readonly MissingConsent[], now: Date): Promise<void> {
  await sql.query(
    `insert into family_approvals (member_id, child_id, link_id, created_at)
     select member_id, child_id, link_id, $4 from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as consents(member_id, child_id, link_id)
     on conflict (member_id, child_id) do update set link_id = excluded.link_id, created_at = excluded.created_at`,
    [
      consents.map(({ member_id }) => member_id),
      consents.map(({ child_id }) => child_id),
      consents.map(({ link_id }) => link_id),
      now,
    ],
  )
}
