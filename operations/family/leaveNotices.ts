import { messageFor, type Locale, type MessageKey } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

type Notice = {
  to: readonly string[]
  /** The same key reaches a person once. */
  key: string
  title: MessageKey
  text: MessageKey
  args: Readonly<Record<string, string>>
  now: Date
}

/** Leaves a notice in the bells of people, each in their own language, with the way to the family tab. */
export async function leaveNotices(sql: Sql, { to, key, title, text, args, now }: Notice): Promise<void> {
  if (to.length === 0) return
  const people = await sql.query<{ id: string; language: Locale | null }>(
    'select id, language from profiles where id = any($1)',
    [to],
  )
  for (const { id, language } of people) {
    const words = {
      title: messageFor(language ?? 'en', title),
      message: messageFor(language ?? 'en', text, args),
      link: '/dashboard?tab=family',
    }
    await sql.query(
      `insert into notifications (id, user_id, type, channel, key, payload_json, sent_at, created_at, updated_at)
       values ($1, $2, 'family', 'in_app', $3, $4, $5, $5, $5) on conflict (user_id, key) do nothing`,
      [newId(), id, key, JSON.stringify(words), now],
    )
  }
}
