import type { Actor } from '#domain/access/actor.ts'
import { moods } from '#domain/checkins/moods.ts'
import { exportText } from '#domain/journal/exportText.ts'
import { MOOD_MAX, type EntryView } from '#domain/journal/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import { message, messageFor, type Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { entryPages } from './entryPages.ts'

/** Entries read at a time. */
const AT_ONCE = 1_000
/** What `export-journal` answers. Source: docs/rules/journal.md S-001-7. */
export type ExportedJournal = { content: string; contentType: string; filename: string; entriesCount: number }

/** A person's whole journal as one text, oldest first, in the language of the page. */
export async function exportJournal(
  sql: Sql,
  actor: Actor,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ExportedJournal> {
  const entries: EntryView[] = []
  let after: string | null | undefined
  do {
    const page = await entryPages(sql, actor.id, { after: after ?? undefined, rows: AT_ONCE })
    entries.push(...page.entries)
    after = page.next
  } while (after !== null)
  const today = localDay(now, actor.timeZone)
  return {
    content: exportText(entries, wordsIn(locale, dayIn(locale)(today))),
    contentType: 'text/plain; charset=utf-8',
    filename: `journal-${today}.txt`,
    entriesCount: entries.length,
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

const wordsIn = (locale: Locale, today: string) => ({
  title: message(locale, 'journal.export.file_title', { date: today }),
  untitled: message(locale, 'journal.list.untitled'),
  day: dayIn(locale),
  tags: (tags: readonly string[]) =>
    message(locale, 'journal.export.tags', { tags: tags.join(locale === 'ar' ? '، ' : ', ') }),
  mood: ({ mood, moodId }: Pick<EntryView, 'mood' | 'moodId'>) =>
    message(locale, 'journal.export.mood', {
      mood: (moods as readonly string[]).includes(moodId ?? '')
        ? messageFor(locale, `checkins.mood.${moodId}`)
        : `${mood}/${MOOD_MAX}`,
    }),
})
