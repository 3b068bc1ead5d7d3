import { expect, it } from 'vitest'
import { phrasesOf } from '#domain/moderation/profanity/phrases.ts'

const classes = { you: 'you u' }

it('takes a class as a choice of its own', () => {
  const [phrase] = phrasesOf('hate {you}|them', classes)
  const [, last] = phrase!.steps
  expect([...(last as { words: ReadonlySet<string> }).words]).toEqual(['you', 'u', 'them'])
})

it.each(['hate {you}_all', 'hate all_{you}', 'hate {you'])(
  'rejects “%s”, which no text could match',
  (line) => expect(() => phrasesOf(line, classes)).toThrow(/A class is a choice of its own/),
)
