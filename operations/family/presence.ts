import type { Actor } from '#domain/access/actor.ts'
import { HERE_MINUTES, THOUGHT_HOURS, type PresenceView } from '#domain/family/schema.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { FALLBACK_TIME_ZONE, isTimeZone, localDay } from '#domain/time/localDay.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { thoughtBucket } from './thinkOf.ts'

// A minor is seen by their verified guardian alone, and so is a member whose age is unknown. Neither side of a block is
// seen by the other. The instant stays here: only which of three words it means leaves the server.
const othersOf = statement(`
select p.id as user_id, case when p.shares_presence and b.blocked_by_me is not true and b.blocked_me is not true
    and (p.age_group in ('adult', 'elder') or exists (select 1 from guardian_links g
      where g.child_id = p.id and g.guardian_id = $userId and g.status = 'verified'))
    then (select max(s.last_seen_at) from sessions s where s.user_id = p.id and s.expires_at > $now) end as seen_at,
  p.takes_thoughts and b.blocked_by_me is not true as is_open,
  (select max(a) from attempt_budgets t, unnest(t.attempts) a where t.bucket = $bucket::text || p.id::text) as thought_at
from profiles p join users u on u.id = p.id and u.disabled_at is null
cross join lateral (select bool_or(blocker_id = $userId) as blocked_by_me, bool_or(blocked_id = $userId) as blocked_me
  from blocked_users where (blocker_id, blocked_id) in (($userId, p.id), (p.id, $userId))) as b
where p.id <> $userId and p.id in (
  select theirs.user_id from family_members mine join family_members theirs on theirs.family_id = mine.family_id
  where mine.user_id = $userId and mine.role <> 'waiting' and theirs.role <> 'waiting')
order by p.id`)

type Row = { user_id: string; seen_at: Date | null; is_open: boolean; thought_at: Date | null }

/**
 * Returns the presence of the others in the caller's families. It is read from what sessions note anyway, so nothing is
 * written for it, and it ages by itself. Source: docs/rules/family.md X-13.
 */
export async function readPresence(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, timeZone }: Pick<Actor, 'id' | 'timeZone'>,
): Promise<PresenceView> {
  const now = clock.now()
  const zone = isTimeZone(timeZone) ? timeZone : FALLBACK_TIME_ZONE
  const here = now.getTime() - HERE_MINUTES * 60_000
  const today = instantOf(localDay(now, zone), '00:00', zone).getTime()
  const thought = now.getTime() - THOUGHT_HOURS * 3_600_000
  const rows = await othersOf<Row>(db, { userId: id, now, bucket: thoughtBucket(id, '') })
  return {
    members: rows.map(({ user_id, seen_at, is_open, thought_at }) => {
      const at = seen_at?.getTime() ?? 0
      return {
        userId: user_id,
        presence: at >= here ? 'here' : at >= today ? 'today' : 'hidden',
        thought: !is_open ? 'closed' : (thought_at?.getTime() ?? 0) > thought ? 'sent' : 'open',
      }
    }),
  }
}
