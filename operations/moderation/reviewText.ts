import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { RiskLevel } from '#domain/moderation/assessment.ts'
import { isAtLeast } from '#domain/moderation/compareRisk.ts'
import type { ReviewTextInput } from '#domain/moderation/jobs.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { wordsOfEntry } from '#operations/journal/wordsOfEntry.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { answerDanger } from './answerDanger.ts'
import { hasSecondOpinion, secondOpinion } from './secondOpinion.ts'

type Review = z.output<typeof ReviewTextInput>
type Row = {
  title: string | null
  body: string
  tags: string[]
  transcript: string | null
  locale: Actor['locale']
  age_group: Actor['ageGroup']
  is_verified: boolean
}

// The member as they are now: an agreement that was taken back counts at once.
const WRITER = `p.language as locale, p.age_group,
  exists (select 1 from guardian_links g where g.child_id = u.id and g.status = 'verified') as is_verified
from users u join profiles p on p.id = u.id`
const CHECK_IN = `select null as title, r.content as body, '[]'::jsonb as tags, null as transcript, ${WRITER}
join moods m on m.user_id = u.id join reflections r on r.mood_id = m.id
where m.id = $1 and u.id = $2 and u.disabled_at is null`
const ENTRY = `select e.title, e.body, e.tags, e.transcript, ${WRITER}
join journal_entries e on e.user_id = u.id
where e.id = $1 and u.id = $2 and u.disabled_at is null`

/**
 * Reads stored words once more and, where a second opinion finds danger that our rules did not, does what follows words
 * of danger. Words that are gone, or whose writer no longer has a second opinion, lead to nothing.
 */
export async function reviewText(
  services: Pick<Services, 'db' | 'safety' | 'env' | 'clock' | 'realtime'>,
  review: Review,
): Promise<void> {
  const { db, clock, realtime } = services
  const stored = await readStored(db, review)
  if (!stored || !hasSecondOpinion(services, stored.actor)) return
  const { text, actor } = stored
  const level = readDanger(text, actor).level
  if (isAtLeast(level, 'concern')) return
  const raised = await secondOpinion(services, { actor, text, level })
  if (!isAtLeast(raised, 'concern')) return
  const notified = await db.tx((sql) => answerOnce(sql, { actor, review, level: raised, now: clock.now() }))
  await publishNotifications(realtime, notified)
}

type Member = Pick<Actor, 'id' | 'ageGroup' | 'guardian' | 'locale'>

async function readStored(
  sql: Sql,
  { userId, place: source, id }: Review,
): Promise<{ text: string; actor: Member } | null> {
  const [row] = await (source === 'check_in'
    ? sql.query<Row>(CHECK_IN, [id, userId], 'review-check-in')
    : sql.query<Row>(ENTRY, [id, userId], 'review-entry'))
  if (!row) return null
  return {
    text: wordsOfEntry(row),
    actor: {
      id: userId,
      ageGroup: row.age_group,
      guardian: row.is_verified ? 'verified' : 'none',
      locale: row.locale,
    },
  }
}

// The reviewed words, or later ones, have been answered: by an earlier run of this job, or by our own rules.
const CARED = 'select 1 from care_offers where user_id = $1 and written_at >= $2'
const ASKED = `select 1 from child_safety_cases
where user_id = $1 and place = $2 and last_seen_at >= $3`

type Answering = { actor: Member; review: Review; level: RiskLevel; now: Date }

/** Answers danger unless that has been done since the words were written. @returns the staff who were notified. */
async function answerOnce(sql: Sql, { actor, review, level, now }: Answering): Promise<NotificationSent[]> {
  const { userId, place: source, writtenAt } = review
  // Clocks of two machines differ; an answer must not look older than the words.
  const at = new Date(Math.max(now.getTime(), Date.parse(writtenAt)))
  // Two runs at once answer one after the other.
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('review:' || $1, 0))`, [userId])
  const answered = isMinor(actor.ageGroup)
    ? await sql.query(ASKED, [userId, source, writtenAt], 'review-asked')
    : await sql.query(CARED, [userId, writtenAt], 'review-cared')
  if (answered.length > 0) return []
  // A reader that names only a level does not know where the danger is.
  return answerDanger(sql, { actor, danger: { level, isDanger: true, isAtHome: false }, source, now: at })
}
