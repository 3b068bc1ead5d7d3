import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { FocusArea } from '#domain/account/focusAreas.ts'
import { coachDefaults, type CoachPreferences, type messageTypes } from '#domain/coach/schema.ts'
import type { Locale } from '#messages'
import { savePreferences } from '#operations/coach/preferences.ts'
import type { Db } from '#services/database/db.ts'
import { addRow, addRows } from '#tests/kit/rows.ts'

type TemplateOptions = {
  messageType?: (typeof messageTypes)[number]
  ageGroup?: AgeGroup
  focusArea?: FocusArea
  priority?: number
  cooldownDays?: number
  active?: boolean
  words?: Partial<Record<Locale, string>>
}

/** Adds a template; its English words are its name unless `words` says otherwise. */
export async function addTemplate(db: Db, name: string, options: TemplateOptions = {}): Promise<string> {
  const {
    messageType = 'daily_motivation',
    ageGroup = 'adult',
    focusArea = null,
    priority = 1,
    cooldownDays = 7,
    active = true,
  } = options
  const id = await addRow(db, 'persona_templates', {
    message_type: messageType,
    age_group: ageGroup,
    focus_area: focusArea,
    priority,
    cooldown_days: cooldownDays,
    active,
  })
  await addRows(
    db,
    'persona_templates_locales',
    Object.entries(options.words ?? { en: name }).map(([_locale, content]) => ({
      _locale,
      _parent_id: id,
      content,
    })),
  )
  return id
}

/** Switches the coach on for a member whose address is verified. */
export async function listen(db: Db, userId: string, wanted: Partial<CoachPreferences> = {}) {
  await db.query('update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1', [
    userId,
  ])
  return savePreferences(db, userId, { ...coachDefaults, enabled: true, ...wanted }, new Date())
}

/** What the coach wrote to a member, oldest first. */
export const written = (db: Db, userId: string) =>
  db.query<{ day: string; window: string; content_sent: string }>(
    'select day, "window", content_sent from coach_message_deliveries where user_id = $1 order by delivered_at, "window"',
    [userId],
  )

/**
 * Lets the next round look at all members, whenever they were planned. For tests that take messages back or turn the
 * clock back.
 */
export const lookAgain = (db: Db) => db.query('update notification_preferences set coach_next_at = null')

/** Forgets messages, preferences and templates. */
export async function clearCoach(db: Db): Promise<void> {
  for (const table of [
    'coach_message_deliveries',
    'notifications',
    'notification_preferences',
    'persona_templates_locales',
    'persona_templates',
  ]) {
    await db.query(`delete from ${table}`)
  }
}
