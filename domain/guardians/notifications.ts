import { z } from 'zod/mini'
import { afterQuiet } from '../notifications/afterQuiet.ts'
import { instantOf } from '../time/instantOf.ts'
import { addDays, localTime } from '../time/localDay.ts'
import { DIGEST_TIME, quietSpanOf, type GuardianPreferences } from './preferences.ts'

/** What a guardian can be notified of. Source: docs/rules/guardians.md S-000-7. */
export const notifiedEvents = ['checkin', 'journal_shared'] as const
/** An event a guardian can be notified of. */
export type NotifiedEvent = (typeof notifiedEvents)[number]
/** Longest title of shared words, in characters. Source: docs/rules/guardians.md S-000-6. */
export const SHARED_TITLE_MAX = 50
/** Longest preview of shared words, in characters. Source: docs/rules/guardians.md S-000-6. */
export const SHARED_PREVIEW_MAX = 100
/**
 * Minutes between two mails to a guardian about one child; others are gathered. Source: docs/rules/guardians.md T-29.
 */
export const NOTIFICATION_PAUSE_MINUTES = 5
/** Children and teens one guardian can agree for, by mailbox and by account. Source: docs/rules/guardians.md T-10. */
export const CHILDREN_MAX = 6

/**
 * When a notification leaves: `now`; after `quiet` hours; in the `digest`; never, because the guardian does not wish it
 * (`off`); or not before a person has looked at it (`held`).
 */
export type Delivery = 'now' | 'quiet' | 'digest' | 'off' | 'held'

/** One thing a guardian was or will be notified of, as the guardian reads it. The child sees the same. */
export const GuardianNotificationView = z.object({
  id: z.string(),
  event: z.enum(notifiedEvents),
  at: z.string(),
  /** Null when the mood is not shared. */
  mood: z.nullable(z.string()),
  title: z.nullable(z.string()),
  preview: z.nullable(z.string()),
  state: z.enum(['notified', 'waiting', 'not_notified']),
})
export type GuardianNotificationView = z.output<typeof GuardianNotificationView>

/**
 * Plans a notification about something that happened now, by the preferences of the guardian and the clock of their
 * zone.
 */
export function planNotification({
  event,
  preferences,
  timeZone,
  now,
}: {
  event: NotifiedEvent
  preferences: GuardianPreferences
  timeZone: string
  now: Date
}): { delivery: Delivery; dueAt: Date } {
  if (!isWanted(event, preferences)) return { delivery: 'off', dueAt: now }
  if (preferences.daily_digest) {
    const { day, time } = localTime(now, timeZone)
    const digest = instantOf(time < DIGEST_TIME ? day : addDays(day, 1), DIGEST_TIME, timeZone)
    return { delivery: 'digest', dueAt: afterQuiet(digest, quietSpanOf(preferences), timeZone) }
  }
  const dueAt = afterQuiet(now, quietSpanOf(preferences), timeZone)
  return { delivery: dueAt > now ? 'quiet' : 'now', dueAt }
}

/** Returns whether the guardian wants to be notified of it. */
export const isWanted = (event: NotifiedEvent, preferences: GuardianPreferences): boolean =>
  event === 'checkin' ? preferences.checkin_alerts : preferences.journal_alerts

/** The title of shared words: those of the journal have their own, those of a check-in begin with it. */
export const sharedTitle = (words: string): string => firstCharacters(words, SHARED_TITLE_MAX)
/** The beginning of shared words. */
export const sharedPreview = (words: string): string => firstCharacters(words, SHARED_PREVIEW_MAX)

/** Longest character that is kept whole, in UTF-16 units: a family of four with skin tones has 23. */
const CHARACTER_MAX = 32

/** The first characters as people count them: no emoji is cut in two. Stops there, however long the text is. */
function firstCharacters(text: string, max: number): string {
  // Each step of the segmenter copies the text it was given, so it is given no more than it may read.
  const line = text
    .slice(0, max * CHARACTER_MAX * 2)
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, max * CHARACTER_MAX)
  let count = 0
  for (const { index } of new Intl.Segmenter().segment(line)) {
    if (count === max) return line.slice(0, index)
    count += 1
  }
  return line
}
