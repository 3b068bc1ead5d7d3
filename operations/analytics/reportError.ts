import { createHash } from 'node:crypto'
import type { z } from 'zod/mini'
import type { analyticsApi } from '#domain/analytics/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { deviceNames } from '#operations/account/describeDevice.ts'
import type { Sql } from '#services/database/db.ts'
import { pageOf } from './pageOf.ts'
import { withoutPeople } from './withoutPeople.ts'

type Report = z.output<(typeof analyticsApi)['reportError']['body']>

/** Kinds of faults that are kept. Beyond that the one seen least, and longest ago, makes room: made-up ones replace each other. */
export const CLIENT_ERRORS_MAX = 2_000

const STORE = `
with gone as (
  delete from client_errors where id = (select id from client_errors order by count, last_seen_at limit 1)
    and (select count(*) from client_errors) >= ${CLIENT_ERRORS_MAX} and not exists (select 1 from client_errors where fingerprint = $2)
)
insert into client_errors as e (id, fingerprint, message, stack, page_url, release, browser, count, last_seen_at, created_at, updated_at)
values ($1::uuid, $2::text, $3, $4, $5, $6, $7, 1, $8::timestamptz, $8, $8)
on conflict (fingerprint) do update set count = e.count + 1, last_seen_at = excluded.last_seen_at, release = excluded.release,
  updated_at = excluded.updated_at`

/** Counts a fault of the site. The same fault is one row, whoever met it; nothing in it says who. */
export async function reportError(
  sql: Sql,
  report: Report,
  { userAgent, now }: { userAgent: string; now: Date },
): Promise<void> {
  const message = withoutPeople(`${report.name}: ${report.message}`).slice(0, 500)
  const stack = report.stack === undefined ? null : withoutPeople(report.stack).slice(0, 4_000)
  await sql.query(
    STORE,
    [
      newId(),
      fingerprintOf(message, stack),
      message,
      stack,
      report.page_url === undefined ? null : pageOf(report.page_url),
      report.release ?? null,
      deviceNames(userAgent).slice(0, 80),
      now,
    ],
    'client-error',
  )
}

/** One name for one fault: its words and the first place in our own files, without lines, columns and build hashes. */
function fingerprintOf(message: string, stack: string | null): string {
  const place = stack?.split('\n').find((line) => line.includes('/assets/')) ?? ''
  const file = /\/assets\/([A-Za-z]+)/.exec(place)?.[1] ?? ''
  return createHash('sha256')
    .update(`${message.replaceAll(/\d+/g, '0')}\n${file}`)
    .digest('hex')
}
