import { dangerLevels, type Protocol } from '#domain/moderation/protocol.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

type Row = {
  duty_phone: string | null
  duty_mail: string | null
  watch: string
  concern: string
  urgent: string
  whom_to_call: string
  how_to_write: string
}

// English stands in for a language nobody has written yet.
const READ = `
select p.duty_phone, p.duty_mail, l.watch, l.concern, l.urgent, l.whom_to_call, l.how_to_write
from crisis_protocol p join crisis_protocol_locales l on l._parent_id = p.id and l._locale::text in ($1, 'en')
order by l._locale::text = $1 desc limit 1`
const ON_DUTY = `
select d.user_id as id, p.username, p.first_name from crisis_protocol_on_duty d
join users u on u.id = d.user_id and u.disabled_at is null join profiles p on p.id = u.id order by d._order`

/** The protocol in one language with who is on duty, or null when none was written. */
export async function readProtocol(sql: Sql, locale: Locale): Promise<Protocol | null> {
  const [[row], onDuty] = await Promise.all([
    sql.query<Row>(READ, [locale]),
    sql.query<{ id: string; username: string; first_name: string | null }>(ON_DUTY),
  ])
  if (!row) return null
  return {
    levels: dangerLevels.map((level) => ({ level, steps: linesOf(row[level]) })),
    whomToCall: linesOf(row.whom_to_call),
    howToWrite: linesOf(row.how_to_write),
    onDuty: onDuty.map(({ id, username, first_name }) => ({ id, name: first_name ?? username })),
    phone: row.duty_phone || null,
    mail: row.duty_mail || null,
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
