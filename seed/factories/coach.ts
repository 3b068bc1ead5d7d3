import { coachDefaults, type CoachPreferences } from '#domain/coach/schema.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { message } from '#messages'
import { PERSONA_DEFAULT } from '#operations/coach/personaName.ts'
import type { Sql } from '#services/database/db.ts'
import { coachTemplates, type CoachTemplate } from '../content/coach.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { randomFrom, type Random } from '../random.ts'
import type { SeededPerson } from './people.ts'

/** Days of coach messages in the demo dataset. */
const DAYS = 14
/** Messages that are also notifications: the latest of each person. */
const NOTIFICATIONS = 5

type Delivery = {
  person: SeededPerson
  day: string
  window: string
  at: Date
  template: CoachTemplate
  openedAt: Date | null
  engagedAt: Date | null
}
/** Accounts a visitor uses: their coach writes, and one message waits for them. */
const chosen: Readonly<Record<string, Partial<CoachPreferences>>> = {
  maren: { windows: ['09:00', '17:00'], channels: ['in_app', 'email'] },
  walter: { windows: ['10:00'], channels: ['in_app'] },
  mila: { windows: ['16:00'], channels: ['in_app'], quiet_hours: { start: '19:30', end: '07:00' } },
  jonas: { windows: ['16:30', '20:00'], channels: ['in_app'] },
  tobias: { windows: ['08:00', '20:30'], channels: ['in_app'] },
}

/** Stores who wants the coach to write, and what it wrote in the last two weeks, with notifications. */
export async function seedCoach(sql: Sql, people: readonly SeededPerson[], now: Date): Promise<void> {
  const listeners = people
    .filter(({ isActive, role }) => isActive && !role)
    .map((person) => ({ person, preferences: preferencesOf(person) }))
  await insertRows(
    sql,
    'notification_preferences',
    {
      id: 'uuid',
      user_id: 'uuid',
      coach_enabled: 'boolean',
      coach_windows: 'jsonb',
      coach_channels: 'jsonb',
      quiet_start: 'text',
      quiet_end: 'text',
      ...stamps,
    },
    listeners.map(({ person, preferences }) => ({
      id: seedId(`preferences:${person.handle}`),
      user_id: person.id,
      coach_enabled: preferences.enabled,
      coach_windows: preferences.windows,
      coach_channels: preferences.channels,
      quiet_start: preferences.quiet_hours.start,
      quiet_end: preferences.quiet_hours.end,
      created_at: person.joinedAt,
      updated_at: person.joinedAt,
    })),
  )
  const deliveries = listeners.flatMap(({ person, preferences }) =>
    preferences.enabled ? deliveriesOf(person, preferences, now) : [],
  )
  const key = ({ person, day, window }: Delivery) => `${person.handle}:${day}:${window}`
  await insertRows(
    sql,
    'coach_message_deliveries',
    {
      id: 'uuid',
      user_id: 'uuid',
      template_id: 'uuid',
      day: 'text',
      window: 'text',
      content_sent: 'text',
      delivered_at: 'timestamptz',
      opened_at: 'timestamptz',
      engaged_at: 'timestamptz',
      ...stamps,
    },
    deliveries.map((one) => ({
      id: seedId(`delivery:${key(one)}`),
      user_id: one.person.id,
      template_id: seedId(`template:${one.template.key}`),
      day: one.day,
      window: one.window,
      content_sent: one.template.content[one.person.locale],
      delivered_at: one.at,
      opened_at: one.openedAt,
      engaged_at: one.engagedAt,
      created_at: one.at,
      updated_at: one.openedAt ?? one.at,
    })),
  )
  const latest = people.flatMap((person) =>
    deliveries.filter((one) => one.person === person).slice(-NOTIFICATIONS),
  )
  await insertRows(
    sql,
    'notifications',
    {
      id: 'uuid',
      user_id: 'uuid',
      type: 'text',
      channel: 'text',
      key: 'text',
      payload_json: 'jsonb',
      sent_at: 'timestamptz',
      read_at: 'timestamptz',
      ...stamps,
    },
    latest.map((one) => ({
      id: seedId(`notice:${key(one)}`),
      user_id: one.person.id,
      type: 'ai_digest',
      channel: 'in_app',
      key: `coach:${one.day}:${one.window}`,
      payload_json: {
        title: message(one.person.locale, 'coach.notice.title', { persona: PERSONA_DEFAULT }),
        message: one.template.content[one.person.locale],
        link: '/dashboard',
      },
      sent_at: one.at,
      read_at: one.openedAt,
      created_at: one.at,
      updated_at: one.openedAt ?? one.at,
    })),
  )
}

function preferencesOf({ handle, isMinor }: SeededPerson): CoachPreferences {
  const random = randomFrom(`preferences:${handle}`)
  const own = chosen[handle]
  if (own) return { ...coachDefaults, enabled: true, ...own }
  return {
    ...coachDefaults,
    enabled: random.chance(isMinor ? 0.4 : 0.7),
    windows: random.pick([['09:00', '17:00'], ['08:00'], ['12:30', '19:00'], ['18:00']]),
    channels: random.pick([['push'], ['in_app'], ['push', 'in_app']]),
  }
}

/**
 * What the coach wrote to one person, oldest first: hardly a template twice within a week. The newest waits to be
 * opened.
 */
function deliveriesOf(person: SeededPerson, { windows }: CoachPreferences, now: Date): Delivery[] {
  const random = randomFrom(`coach:${person.handle}`)
  const reading = randomFrom(`reading:${person.handle}`)
  const today = localDay(now, person.zone)
  const joined = localDay(person.joinedAt, person.zone)
  const lastDay = new Map<string, string>()
  const deliveries: Delivery[] = []
  for (let back = DAYS - 1; back >= 0; back -= 1) {
    const day = addDays(today, -back)
    for (const window of [...windows].sort()) {
      const at = new Date(instantOf(day, window, person.zone).getTime() + random.between(1_000, 59_000))
      const openedAt = random.chance(0.8) ? new Date(at.getTime() + random.between(60, 20_000) * 1000) : null
      // Drawn from a source of its own, so that everything else in the demo dataset stays as it was.
      const engagedAt =
        openedAt && person.agreesToCount && reading.chance(0.6) ? new Date(openedAt.getTime() + 5_000) : null
      const template = templateFor(
        random,
        person,
        window,
        (key) => (lastDay.get(key) ?? '') <= addDays(day, -7),
      )
      if (at > now || day <= joined) continue
      lastDay.set(template.key, day)
      deliveries.push({
        person,
        day,
        window,
        at,
        template,
        openedAt: openedAt && openedAt < now ? openedAt : null,
        engagedAt: engagedAt && engagedAt < now ? engagedAt : null,
      })
    }
  }
  const newest = deliveries.at(-1)
  if (newest) {
    newest.openedAt = null
    newest.engagedAt = null
  }
  return deliveries
}

/** A template that fits and has not been sent in the last week; any that fits when all have. */
function templateFor(
  random: Random,
  { ageGroup, areas }: SeededPerson,
  window: string,
  isFree: (key: string) => boolean,
): CoachTemplate {
  const nudge = window >= '12:00' && random.chance(0.3)
  const kind: CoachTemplate['messageType'] = nudge ? 'daily_checkin_nudge' : 'daily_motivation'
  const fitting = coachTemplates.filter(
    (template) =>
      template.ageGroup === ageGroup &&
      template.messageType === kind &&
      (template.focusArea === null || areas.includes(template.focusArea)),
  )
  const free = fitting.filter(({ key }) => isFree(key))
  return random.pick(free.length > 0 ? free : fitting)
}
