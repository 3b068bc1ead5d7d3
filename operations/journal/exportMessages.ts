import { moods } from '#domain/checkins/moods.ts'
import { clock } from '#domain/journal/clock.ts'
import type { ExportMessages } from '#domain/journal/exportText.ts'
import { MOOD_MAX } from '#domain/journal/schema.ts'
import { message, messageFor, type Locale } from '#messages'

/** The words around entries in a file of a day, in a language. */
export function exportMessages(locale: Locale, today: string): ExportMessages {
  const day = dayIn(locale)
  return {
    title: message(locale, 'journal.export.file_title', { date: day(today) }),
    untitled: message(locale, 'journal.list.untitled'),
    day,
    tags: (tags) =>
      message(locale, 'journal.export.tags', { tags: tags.join(locale === 'ar' ? '، ' : ', ') }),
    mood: ({ mood, moodId }) =>
      message(locale, 'journal.export.mood', {
        mood: (moods as readonly string[]).includes(moodId ?? '')
          ? messageFor(locale, `checkins.mood.${moodId}`)
          : `${mood}/${MOOD_MAX}`,
      }),
    voice: (seconds) => message(locale, 'journal.export.voice', { time: clock(seconds) }),
    transcript: (words, by) => {
      const label = message(locale, 'journal.export.said')
      const machine = by === 'machine' || by === 'edited'
      return `${machine ? `${label} (${message(locale, 'journal.export.machine')})` : label}\n${words}`
    },
  }
}

/** Arabic texts keep Latin digits, as on the screens. */
const dayIn = (locale: Locale): ((date: string) => string) => {
  const format = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  })
  return (date) => format.format(new Date(`${date}T12:00:00Z`))
}
