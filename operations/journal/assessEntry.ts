import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { readDangerOfEach, type Danger } from '#domain/moderation/readDanger.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Db } from '#services/database/db.ts'
import { requireCleanText } from './requireCleanText.ts'
import { wordsOfEntry } from './wordsOfEntry.ts'

/** What the words of an entry lead to. */
export type Assessment = {
  /** A minor shares it with the guardian. */
  isShared: boolean
  /** No machine tells the household of words of danger. */
  danger: Danger
  /** Everything written, for a second reading. */
  words: string
}
type Written = {
  title?: string | undefined
  body: string
  tags: readonly string[]
  sharedWithParent: boolean
}

/**
 * Assesses what a member wants to save, before anything is stored. Words of danger are never rejected; they open
 * support.
 * @throws OperationError `journal.error.severe`, `journal.error.unverified`
 */
export async function assessEntry(db: Db, actor: Actor, written: Written): Promise<Assessment> {
  const { sharedWithParent } = written
  const isYoung = isMinor(actor.ageGroup)
  const isShared = isYoung && sharedWithParent
  const words = wordsOfEntry(written)
  // Tags are labels: read as sentences behind the words, 'tonight' would say when.
  const danger = readDangerOfEach([wordsOfEntry({ ...written, tags: [] }), written.tags.join(' ')], actor)
  if (isShared || (await isOn(db, 'ff.journal_check_private'))) {
    requireCleanText({ words, isCrisis: danger.isDanger })
  }
  return { isShared, danger, words }
}
