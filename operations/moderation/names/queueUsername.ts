import { insultIn, readingsOf } from '#domain/account/unfitUsername.ts'
import { findWatched } from '#domain/moderation/watchedWords.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { activeWords } from '../watched/activeWords.ts'
import { queueItem } from '../queueItem.ts'
import { subjectOfName } from './nameSubject.ts'

type NewName = { userId: string; username: string; locale: Locale | null | undefined; now: Date }

/**
 * Puts a new username before the moderators where it insults its readers or has a watched word, in the transaction that
 * stores it. Names others can live with pass; those no one should read are rejected before. Source:
 * docs/rules/moderation.md names.
 */
export async function queueUsername(sql: Sql, { userId, username, locale, now }: NewName): Promise<void> {
  const isInsult = insultIn(username) !== 'none'
  if (!isInsult && !(await isWatched(sql, username, locale ?? 'en'))) return
  await queueItem(sql, {
    source: 'username',
    ...subjectOfName({ userId, username }),
    userId,
    category: isInsult ? 'bullying' : 'other',
    severity: isInsult ? 'medium' : 'low',
    now,
  })
}

async function isWatched(sql: Sql, username: string, locale: Locale): Promise<boolean> {
  const words = await activeWords(sql, locale)
  return readingsOf(username).some((reading) => findWatched(reading, words).length > 0)
}
