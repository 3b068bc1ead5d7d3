import type { Actor } from '#domain/access/actor.ts'
import type { Output } from '#domain/api/contract.ts'
import { journalApi } from '#domain/journal/api.ts'
import { exportText } from '#domain/journal/exportText.ts'
import type { EntryView } from '#domain/journal/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import { directionOf, message, type Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { BusyWithPaper, journalPdf, type PaperEntry } from '#lib/pdf/journalPdf.ts'
import type { Sql } from '#services/database/db.ts'
import { entryPages } from './entryPages.ts'
import { exportMessages } from './exportMessages.ts'

/** Entries read at a time. */
const AT_ONCE = 500
/** What `export-journal` answers. Source: docs/rules/journal.md S-001-7. */
export type ExportedJournal = Output<typeof journalApi.exportJournal>
type Asked = { format: 'txt' | 'pdf'; locale: Locale; now: Date }

/**
 * A person's whole journal as one file, oldest first, in the language of the page.
 * @throws OperationError `journal.error.export_busy`
 */
export async function exportJournal(
  sql: Sql,
  actor: Actor,
  { format, locale, now }: Asked,
): Promise<ExportedJournal> {
  const today = localDay(now, actor.timeZone)
  const filename = `journal-${today}.${format}`
  if (format === 'txt') {
    const entries: EntryView[] = []
    for await (const page of pagesOf(sql, actor.id)) entries.push(...page)
    return {
      content: exportText(entries, exportMessages(locale, today)),
      encoding: 'utf8',
      contentType: 'text/plain; charset=utf-8',
      filename,
      entriesCount: entries.length,
    }
  }
  let entriesCount = 0
  const counted = async function* () {
    for await (const page of pagesOf(sql, actor.id)) {
      entriesCount += page.length
      yield page.map(paperEntry(locale, today))
    }
  }
  const { title } = exportMessages(locale, today)
  const head = {
    title,
    lines: [message(locale, 'journal.export.private')],
    lang: locale,
    isRtl: directionOf(locale) === 'rtl',
  }
  const file = await journalPdf(head, counted()).catch((error: unknown) => {
    if (error instanceof BusyWithPaper)
      throw operationErrorOf(journalApi.exportJournal, 'journal.error.export_busy')
    throw error
  })
  return {
    content: file.toString('base64'),
    encoding: 'base64',
    contentType: 'application/pdf',
    filename,
    entriesCount,
  }
}

async function* pagesOf(sql: Sql, userId: string): AsyncGenerator<EntryView[]> {
  let after: string | null | undefined
  do {
    const page = await entryPages(sql, userId, { after: after ?? undefined, rows: AT_ONCE })
    yield page.entries
    after = page.next
  } while (after !== null)
}

function paperEntry(locale: Locale, today: string): (entry: EntryView) => PaperEntry {
  const words = exportMessages(locale, today)
  return (entry) => ({
    day: words.day(entry.date),
    title: entry.title ?? words.untitled,
    about: [
      ...(entry.mood === null ? [] : [words.mood(entry)]),
      ...(entry.tags.length === 0 ? [] : [words.tags(entry.tags)]),
    ],
    words: entry.body,
    voice: entry.audioSeconds === null ? null : words.voice(entry.audioSeconds),
    transcript: entry.transcript === null ? null : words.transcript(entry.transcript, entry.transcriptBy),
  })
}
