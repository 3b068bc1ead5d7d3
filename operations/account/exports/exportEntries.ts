import { storedLines, type StoredLine } from '#domain/account/storedLines.ts'
import type { PersonCollection } from '#domain/account/dataMap/index.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import type { ZipEntry } from '#lib/zip/zipStream.ts'
import { firstPage, pageName, sectionPage } from './exportPages.ts'
import { exportReceipts } from './exportReceipts.ts'
import { countRows, exportRows, type ExportRow } from './exportRows.ts'
import type { ExportScope } from './exportScope.ts'
import { valueFormat } from './showValue.ts'

/** What a copy is made of. */
export type ExportSource = {
  scope: ExportScope
  locale: Locale
  timeZone: string
  /** The reader's name, and the child's where a guardian reads. */
  name: string
  child: string | null
  now: Date
  /** Hears how many rows are in the file and how many there will be. Ends the work by throwing. */
  onProgress: (done: number, all: number) => Promise<void>
}
type Files = Pick<Services, 'db' | 'files'>

/**
 * Returns the files of a copy: pages to read, the same as JSON, receipts, and files. Each is read when it is written.
 */
export async function exportEntries(services: Files, source: ExportSource): Promise<ZipEntry[]> {
  const { db } = services
  const { scope, locale, timeZone, name, child, now } = source
  const counts = await countRows(db, scope)
  const sections = (Object.keys(storedLines) as StoredLine[]).filter((section) =>
    storedLines[section].collections.some((collection) => counts.has(collection)),
  )
  // Pages and JSON read each row once.
  const all = 2 * [...counts.values()].reduce((sum, count) => sum + count, 0)
  let done = 0
  const rowsOf = async function* (collection: PersonCollection): AsyncGenerator<readonly ExportRow[]> {
    if (!counts.has(collection)) return
    for await (const rows of exportRows(db, collection, scope)) {
      yield rows
      done += rows.length
      await source.onProgress(done, all)
    }
  }
  const format = valueFormat(locale, timeZone)
  const first = firstPage({ locale, child, name, madeAt: format.moment(now), sections })
  return [
    { name: 'index.html', content: () => pieces(first) },
    ...sections.map((section) => ({
      name: pageName(section),
      content: () => sectionPage(section, { locale, format, rowsOf }),
    })),
    ...[...counts.keys()].map((collection) => ({
      name: `json/${collection}.json`,
      content: () => asJson(rowsOf(collection)),
    })),
    ...(await exportReceipts(db, scope, { format, now })),
    ...(await ownFiles(services, scope)),
  ]
}

/** Rows as a JSON array, one a line. */
async function* asJson(batches: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of batches) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

// Screenshots of reports, and voice notes.
const FILES = `
select 'incident-screenshots' as collection, s.filename as name, s._objectkey as folder from incidents i
  join incident_screenshots s on s.id = i.screenshot_id where i.user_id = $1 and s.filename is not null
union all
select 'voice-notes', v.filename, null from voice_notes v where v.user_id = $1 and v.stored_at is not null
order by collection, name`

/** The files of a member: pictures and voices. No guardian has them. One that is gone by then is left out. */
async function ownFiles({ db, files }: Files, scope: ExportScope): Promise<ZipEntry[]> {
  if (scope.kind !== 'own') return []
  const found = await db.query<{ collection: string; name: string; folder: string | null }>(FILES, [
    scope.userId,
  ])
  return found.map(({ collection, name, folder }) => ({
    name: `files/${name}`,
    isText: false,
    content: async function* () {
      const file = await files.read({ collection, name, folder })
      if (file) yield* file as AsyncIterable<Uint8Array>
    },
  }))
}

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* await Promise.resolve(texts)
}
