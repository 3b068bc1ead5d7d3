import type { TeamFamily } from '#domain/trivia/teamApi.ts'
import type { Sql } from '#services/database/db.ts'

// A member who waits to be let in belongs to no family yet. A minor takes part while their guardian's yes stands
// (`mayMeet`), a child while the parental box counts too, and each player under the legal texts in force: none of
// them passes the gate here, for the phone is another member's.
const PLAYERS = `
select g.id as "familyId", g.name as family, p.id as "userId", coalesce(nullif(p.first_name, ''), p.username) as name
from family_members me
join family_groups g on g.id = me.family_id
left join (
  family_members m
  join profiles p on p.id = m.user_id and p.age_group is not null
  join users u on u.id = p.id and u.disabled_at is null
  join trivia_settings s on s.user_id = p.id and s.pass_phone_enabled
) on m.family_id = g.id and m.role <> 'waiting'
  and (p.age_group in ('adult', 'elder')
    or exists (select 1 from guardian_links l where l.child_id = p.id and l.status = 'verified'))
  and (p.age_group <> 'child' or p.parental_confirmed_at is not null)
  and not exists (
    select 1 from legal_versions v where v.active and p.legal_consents ->> v.document_type::text is distinct from v.version)
  and not exists (
    select 1 from blocked_users b
    where (b.blocker_id = me.user_id and b.blocked_id = p.id) or (b.blocker_id = p.id and b.blocked_id = me.user_id))
where me.user_id = $1 and me.role <> 'waiting'
order by me.joined_at, g.id, m.joined_at, m.id`

type Row = { familyId: string; family: string; userId: string | null; name: string | null }

/** The families of a member, each with those who said yes to team games. */
export async function teamsOf(sql: Sql, userId: string): Promise<TeamFamily[]> {
  const families: TeamFamily[] = []
  for (const { familyId, family, userId: player, name } of await sql.query<Row>(
    PLAYERS,
    [userId],
    'trivia-teams',
  )) {
    let known = families.find((one) => one.familyId === familyId)
    if (!known) families.push((known = { familyId, name: family, players: [] }))
    if (player && name) known.players.push({ userId: player, name })
  }
  return families
}
