import { createHash } from 'node:crypto'
import type { z } from 'zod/mini'
import type { analyticsApi } from '#domain/analytics/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { deviceNames } from '#operations/account/describeDevice.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { pageOf } from './pageOf.ts'
import { withoutPeople } from './withoutPeople.ts'

type Report = z.output<(typeof analyticsApi)['reportError']['body']>

/**
 * Kinds of errors that are kept. Beyond that the one seen least, and longest ago, makes room: made-up ones replace each
 * other.
 */
export const CLIENT_ERRORS_MAX = 2_000

const countError = statement(
  `
with gone as (
  delete from client_errors where id = (select id from client_errors order by count, last_seen_at limit 1)
    and (select count(*) from client_errors) >= ${CLIENT_ERRORS_MAX}
    and not exists (select 1 from client_errors where fingerprint = $fingerprint)
)
insert into client_errors as e (id, fingerprint, message, stack, page_url, release, browser, count, last_seen_at, created_at, updated_at)
values ($id::uuid, $fingerprint::text, $message, $stack, $page, $release, $browser, 1, $now::timestamptz, $now, $now)
on conflict (fingerprint) do update set count = e.count + 1, last_seen_at = excluded.last_seen_at, release = excluded.release,
  updated_at = excluded.updated_at`,
  'client-error',
)

/** Counts an error of the site. The same error is one row for all members; nothing in it says who met it. */
export async function reportError(
  sql: Sql,
  report: Report,
  { userAgent, now }: { userAgent: string; now: Date },
): Promise<void> {
  const message = withoutPeople(`${report.name}: ${report.message}`).slice(0, 500)
  const stack = report.stack === undefined ? null : withoutPeople(report.stack).slice(0, 4_000)
  await countError(sql, {
    id: newId(),
    fingerprint: fingerprintOf(message, stack),
    message,
    stack,
    page: report.page_url === undefined ? null : pageOf(report.page_url),
    release: report.release ?? null,
    browser: deviceNames(userAgent).slice(0, 80),
    now,
  })
}

/** One name for one error: its words and the first place in our own files, without lines, columns and build hashes. */
function fingerprintOf(message: string, stack: string | null): string {
  const place = stack?.split('\n').find((line) => line.includes('/assets/')) ?? ''
  const file = /\/assets\/([A-Za-z]+)/.exec(place)?.[1] ?? ''
  return createHash('sha256')
    .update(`${message.replaceAll(/\d+/g, '0')}\n${file}`)
    .digest('hex')
}
