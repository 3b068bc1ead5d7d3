import type { GuardianNotificationView } from '#domain/guardians/notifications.ts'
import { moodEmojis, type Mood } from '#domain/checkins/moods.ts'
import { message, messageFor, type Locale } from '#messages'

type Reader = { child: string; locale: Locale; timeZone: string }

/**
 * What a guardian reads about one thing that happened, in a sentence. Facts only: nothing is praised, nothing is
 * judged.
 */
export function notificationLine(
  { event, at, mood, title, preview }: GuardianNotificationView,
  { child, locale, timeZone }: Reader,
): string {
  // Arabic texts keep Latin digits, as on the screens.
  const when = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at))
  if (event === 'journal_shared') {
    // Words of a check-in have no title of their own; they begin with it.
    const words = title && preview && !preview.startsWith(title) ? `${title}: ${preview}` : (preview ?? '')
    return message(locale, 'notifications.parent.words', { child, when, preview: words })
  }
  if (mood === null) return message(locale, 'notifications.parent.not_shared', { child, when })
  return message(locale, 'notifications.parent.mood', { child, when, mood: moodOf(mood, locale) })
}

const moodOf = (mood: string, locale: Locale): string =>
  Object.hasOwn(moodEmojis, mood)
    ? `${messageFor(locale, `checkins.mood.${mood}`)} ${moodEmojis[mood as Mood]}`
    : mood
