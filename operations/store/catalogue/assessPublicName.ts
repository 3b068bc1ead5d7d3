import type { Actor } from '#domain/access/actor.ts'
import { assessText, type RiskLevel } from '#domain/moderation/assessText.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'

/**
 * Reads the name a review is to be shown under, and returns what it says of danger. It is not the username, leads to no
 * person and hurts no one. Source: docs/rules/store.md D-158.
 * @throws OperationError `store.error.review_name`, with what is wrong at the field
 */
export function assessPublicName(name: string, actor: Actor, locale: Locale): RiskLevel {
  const refuse = (why: 'username' | 'personal' | 'unkind') =>
    operationErrorOf(storeCatalogueApi.writeReview, 'store.error.review_name', {
      fields: { 'body.publicName': `store.field.name_${why}` },
    })
  if (plain(name) === plain(actor.username)) throw refuse('username')
  const { risk, personal } = assessText(name, { ageGroup: actor.ageGroup ?? 'adult', locale })
  if (personal.length > 0) throw refuse('personal')
  // By the lists: a model knows too little from two words, and a rejection has to be right.
  if (readProfanity(name).severity !== 'none') throw refuse('unkind')
  return risk.level
}

/** As people compare names: case, dots and dashes are no other name. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, '')
