import type { familyApi } from '#domain/family/api.ts'
import { isOnlySurname } from '#domain/family/surnames.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'

/**
 * Reads the name of a family, which children may see, by the lists of words: an error has to name a reason, and a
 * model knows too little from two words. A surname alone is nobody's insult.
 * @throws OperationError `family.error.name_unkind`, at the field
 */
export function assessName(call: typeof familyApi.create | typeof familyApi.rename, name: string): void {
  if (readProfanity(name).severity === 'none' || isOnlySurname(name)) return
  throw operationErrorOf(call, 'family.error.name_unkind', {
    fields: { 'body.name': 'family.field.name_unkind' },
  })
}
