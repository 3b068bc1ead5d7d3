import { expect, it } from 'vitest'
import { normalizeText } from '#domain/moderation/normalizeText.ts'
import { findWatched, strictest, type WatchedWord } from '#domain/moderation/watchedWords.ts'

const word = (phrase: string, action: WatchedWord['action'] = 'flag'): WatchedWord => ({
  phrase,
  normalized: normalizeText(phrase),
  action,
})
const phrases = (text: string, ...words: string[]) =>
  findWatched(
    text,
    words.map((one) => word(one)),
  ).map(({ phrase }) => phrase)

it.each([
  ['a whole word', 'meet me at the mall', ['mall'], ['mall']],
  ['no part of a word', 'a small thing', ['mall'], []],
  ['a phrase over spaces and signs', 'Blue -- powder', ['blue powder'], ['blue powder']],
  ['a disguise', 'bl0e p0wder', ['bloe powder'], ['bloe powder']],
  ['accents', 'Où est la Fête', ['ou est la fete'], ['ou est la fete']],
  ['Arabic letters in any form', 'مدرسة أحمد', ['مدرسه احمد'], ['مدرسه احمد']],
])('finds %s', (_, text, words, found) => {
  expect(phrases(text, ...words)).toEqual(found)
})

it('the strictest action of several counts', () => {
  expect(strictest([])).toBeNull()
  expect(strictest([word('a', 'hold'), word('b', 'flag')])).toBe('hold')
  expect(strictest([word('a', 'flag'), word('b', 'reject'), word('c', 'hold')])).toBe('reject')
})
