import { describe, expect, it } from 'vitest'
import { normalizeText } from '#domain/moderation/normalizeText.ts'
import { newPhraseIndex, startsOf } from '#domain/moderation/crisis/phraseIndex.ts'

describe('the letters a phrase begins with', () => {
  it.each([
    ['end it all', ['endi']],
    ['(want|wanna) to ~ die', ['want', 'wana']],
    ['(i|ive) (cut|starve) myself', ['icut', 'ista', 'ivec', 'ives']],
    ['i ~ (want|wish) to die', ['i']],
    ['no ~ point !(in|of)', ['no']],
  ])('of “%s”', (phrase, starts) => expect(startsOf(phrase)).toEqual(starts))
})

describe('a phrase in a text', () => {
  const isIn = newPhraseIndex(['i ~ want to go', '(no|any) point !(in time)', 'end it all'])
  const find = (text: string) => isIn(normalizeText(text))

  it.each([
    'I want to go',
    'so I really just want to go now',
    'iwant to go',
    'I see no point',
    'e n d i t a l l',
    'ENDITALL!',
  ])('is found in “%s”', (text) => expect(find(text)).toBe(true))

  it.each(['', 'we want to go', 'no point in time', 'the end of it', 'hiwant to go'])(
    'is not found in “%s”',
    (text) => expect(find(text)).toBe(false),
  )
})
