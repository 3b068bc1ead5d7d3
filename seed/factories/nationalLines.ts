import { nationalLines, type NationalLine } from '#domain/help/nationalLines.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'

const PRIORITY = { everyone: 100, others: 50 } as const

const UPSERT = `
insert into help_locations as h (id, name, type, country, phone, sms_line, website_url, description, is_national, is_active, priority, source, created_at, updated_at)
select id, name, 'crisis', country, phone, sms_line, website_url, description, true, true, priority, source, $2, $2
from json_to_recordset($1::json) as r(id uuid, name text, country text, phone text, sms_line text, website_url text, description text, priority int, source text)
on conflict (country, name) do update set
  phone = excluded.phone, sms_line = excluded.sms_line, website_url = excluded.website_url, description = excluded.description,
  priority = excluded.priority, source = excluded.source, updated_at = excluded.updated_at
where (h.phone, h.sms_line, h.website_url, h.description, h.priority, h.source)
  is distinct from (excluded.phone, excluded.sms_line, excluded.website_url, excluded.description, excluded.priority, excluded.source)`

/**
 * National lines of help, as the reviewed list in the source has them; a changed number reaches people with the next
 * release.
 */
export async function seedNationalLines(sql: Sql, now: Date): Promise<void> {
  await sql.query(UPSERT, [JSON.stringify(nationalLines.map(rowOf)), now])
}

const rowOf = (line: NationalLine) => ({
  id: seedId(`line:${line.id}`),
  name: line.name,
  country: line.country,
  phone: line.call && withHint(line.call, line.press),
  sms_line: line.text && withHint(line.text.to, line.text.word),
  website_url: line.source.url,
  description: `National line, for: ${line.for}.`,
  priority: line.for === 'everyone' || line.for === 'emergency' ? PRIORITY.everyone : PRIORITY.others,
  source: line.source.name,
})

/** A number with the key to press or the word to send in brackets. */
const withHint = (number: string, hint: string | undefined): string => (hint ? `${number} (${hint})` : number)
