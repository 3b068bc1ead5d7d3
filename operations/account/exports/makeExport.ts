import { randomUUID } from 'node:crypto'
import { EXPORT_DAYS, EXPORTS } from '#domain/account/exports.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import { zipStream } from '#lib/zip/zipStream.ts'
import { exportEntries } from './exportEntries.ts'
import type { ExportScope } from './exportScope.ts'
import { failExport } from './failExport.ts'
import { finishExport } from './finishExport.ts'
import { removeExportFile } from './removeExportFile.ts'

type Claimed = {
  user_id: string
  asked_by_id: string
  is_own: boolean
  /** The file of the try before. */
  before: string | null
  locale: Locale
  time_zone: string
  name: string
  child: string
  link: string | null
}
type Try = { id: string; signal: AbortSignal; isLastTry: boolean }
type Needed = Pick<Services, 'db' | 'files' | 'clock' | 'log' | 'realtime'>

// Each try has a file name of its own, so that a late end of an earlier try finds that it is one no more.
const CLAIM = `
with before as (select id, filename from data_exports where id = $1 and state in ('pending', 'processing') for update)
update data_exports e set state = 'processing', progress = 0, filename = $2, updated_at = $3
from before b, profiles reader, profiles subject
where e.id = b.id and reader.id = e.asked_by_id and subject.id = e.user_id
returning e.user_id, e.asked_by_id, e.user_id = e.asked_by_id as is_own, b.filename as before,
  coalesce(reader.language, 'en') as locale, reader.time_zone, coalesce(nullif(reader.first_name, ''), reader.username) as name,
  coalesce(nullif(subject.first_name, ''), subject.username) as child,
  (select g.id from guardian_links g where g.child_id = e.user_id and g.guardian_id = e.asked_by_id and g.status = 'verified') as link`

/** Milliseconds between two notes of how far the work is. */
const PROGRESS_MS = 1_000

/**
 * Makes a copy of the data and stores it for seven days. Safe to repeat and to interrupt: there is no file before its
 * last byte, and what a killed try left goes when the next begins. Source: docs/rules/account.md D-118.
 */
export async function makeExport(services: Needed, { id, signal, isLastTry }: Try): Promise<void> {
  const { db, files, clock, log } = services
  const filename = `${randomUUID()}.zip`
  const now = clock.now()
  const [claimed] = await db.query<Claimed>(CLAIM, [id, filename, now])
  if (!claimed) return
  if (claimed.before) await removeExportFile(files, claimed.before)
  const location = { collection: EXPORTS, name: filename }
  try {
    const entries = await exportEntries(services, {
      scope: scopeOf(claimed),
      locale: claimed.locale,
      timeZone: claimed.time_zone,
      name: claimed.name,
      child: claimed.is_own ? null : claimed.child,
      now,
      onProgress: progressOf(services, { id, filename, signal }),
    })
    const size = await files.writeStream(location, zipStream(entries, now), 'application/zip')
    const isStored = await finishExport(services, { id, filename, size, days: EXPORT_DAYS })
    // Another try took over, or the account is gone.
    if (!isStored) await files.remove(location)
  } catch (error) {
    await removeExportFile(files, filename).catch((failure: unknown) =>
      log.warn({ err: failure }, 'what a copy of the data left could not be removed'),
    )
    if (isLastTry) await failExport(services, id)
    throw error
  }
}

function scopeOf({ is_own, user_id: userId, asked_by_id: guardianId, link }: Claimed): ExportScope {
  if (is_own) return { kind: 'own', userId }
  // Consent ended between the question and the work: there is nothing the guardian may have.
  if (link === null) throw new Error('a copy for a guardian who is none any more')
  return { kind: 'guardian', userId, guardianId, link }
}

/** Notes how far the work is, once a second at most, and ends it when its time is up or another try took over. */
function progressOf(
  { db }: Pick<Services, 'db'>,
  { id, filename, signal }: { id: string; filename: string; signal: AbortSignal },
) {
  let notedAt = performance.now()
  return async (done: number, all: number): Promise<void> => {
    signal.throwIfAborted()
    if (performance.now() - notedAt < PROGRESS_MS) return
    notedAt = performance.now()
    const percent = Math.min(99, Math.floor((100 * done) / Math.max(all, 1)))
    const noted = await db.query(
      `update data_exports set progress = $3, updated_at = now() where id = $1 and filename = $2 and state = 'processing' returning id`,
      [id, filename, percent],
      'export-progress',
    )
    if (noted.length === 0) throw new Error('another try makes this copy, or it is wanted no more')
  }
}
