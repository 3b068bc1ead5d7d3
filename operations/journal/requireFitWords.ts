import { journalApi } from '#domain/journal/api.ts'
import { checkProfanity } from '#domain/moderation/profanity/checkProfanity.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'

/** What is looked at, and whether it speaks of a crisis: then it is kept whatever the words. */
export type Words = { title: string; body: string; isCrisis: boolean }

/**
 * Lets nothing severe into a journal, and nothing at all unchecked; swearing is the writer's own business and stays as it is.
 * The check is ours and runs here: words of a journal go to no other company. Sources: spec 001 §5, decision D-063.
 * @throws Failure `journal.error.severe`, `journal.error.unverified`
 */
export function requireFitWords({ title, body, isCrisis }: Words, check = checkProfanity): void {
  if (isCrisis) return
  let isSevere: boolean
  try {
    isSevere = check(`${title}\n${body}`).severity === 'severe'
  } catch {
    throw failureOf(journalApi.saveEntry, 'journal.error.unverified')
  }
  if (isSevere)
    throw failureOf(journalApi.saveEntry, 'journal.error.severe', {
      fields: { 'body.body': 'journal.field.severe' },
    })
}
