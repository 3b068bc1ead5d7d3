import { expect, it } from 'vitest'
import { sentencesOf } from '#domain/moderation/risk/sentences.ts'

it.each([
  ['One. Two! Three?', ['One. ', 'Two! ', 'Three?']],
  ['s.u.n is one word', ['s.u.n is one word']],
  ['a line\nanother', ['a line\n', 'another']],
  ['كيف حالك؟ بخير', ['كيف حالك؟ ', 'بخير']],
  ['', []],
  [' \n ', []],
])('cuts %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

it('cuts text without an end into pieces, and loses nothing', () => {
  const text = 'word '.repeat(500)
  expect(sentencesOf(text).every((piece) => piece.length <= 400)).toBe(true)
  expect(sentencesOf(text).join('')).toBe(text)
})
