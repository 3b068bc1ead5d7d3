import { journalApi } from '#domain/journal/api.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'

/** All words of an entry, and whether they speak of a crisis: then it is kept whatever they are. */
export type EntryText = { words: string; isCrisis: boolean }

/**
 * Lets nothing severe into a journal, and nothing unchecked; swearing is the writer's business and stays as it is.
 * The check runs here: no words of a journal go to another company for it. Source: docs/rules/journal.md S-001-5,
 * D-063.
 * @throws OperationError `journal.error.severe`, `journal.error.unverified`
 */
export function requireCleanText({ words, isCrisis }: EntryText, check = readProfanity): void {
  if (isCrisis) return
  let isSevere: boolean
  try {
    isSevere = check(words).severity === 'severe'
  } catch {
    throw operationErrorOf(journalApi.saveEntry, 'journal.error.unverified')
  }
  if (isSevere)
    throw operationErrorOf(journalApi.saveEntry, 'journal.error.severe', {
      fields: { 'body.body': 'journal.field.severe' },
    })
}
