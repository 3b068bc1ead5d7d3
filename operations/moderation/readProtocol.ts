import type { PayloadRequest } from 'payload'
import { dangerLevels, type Protocol } from '#domain/moderation/protocol.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

// Moderators may not read profiles, but all staff have to know who is on duty.
const NAMES = `
select p.id, coalesce(p.first_name, p.username) as name
from unnest($1::uuid[]) with ordinality as duty(id, place)
join users u on u.id = duty.id and u.disabled_at is null
join profiles p on p.id = u.id
order by duty.place`

/**
 * The protocol in one language, or in English where that lacks, with who is on duty; null when none was written. Read
 * with the rights of the request, and never kept.
 */
export async function readProtocol(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  sql: Sql,
  locale: Locale,
): Promise<Protocol | null> {
  const stored = await payload.findGlobal({
    slug: 'crisis-protocol',
    depth: 0,
    locale,
    fallbackLocale: 'en',
    overrideAccess: false,
    user: user!,
  })
  if (!stored.watch) return null
  const onDuty = (stored.onDuty ?? []).flatMap(({ user: on }) => (typeof on === 'object' ? on?.id : on) ?? [])
  return {
    levels: dangerLevels.map((level) => ({ level, steps: linesOf(stored[level]) })),
    whomToCall: linesOf(stored.whomToCall),
    howToWrite: linesOf(stored.howToWrite),
    onDuty: await sql.query<{ id: string; name: string }>(NAMES, [onDuty]),
    phone: stored.dutyPhone || null,
    mail: stored.dutyMail || null,
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
