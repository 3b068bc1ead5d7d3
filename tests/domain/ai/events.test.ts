import { expect, it } from 'vitest'
import {
  applySuggestionRead,
  SuggestionAnswered,
  SuggestionRead,
  SuggestionsMade,
} from '#domain/ai/events.ts'
import type { SuggestionView } from '#domain/ai/suggestions.ts'

const one = (id: string, isRead = false): SuggestionView => ({
  id,
  type: 'rest',
  content: 'Sit down. Wait a little.',
  source: 'curated',
  isRead,
  isDone: false,
  createdAt: '2026-03-12T14:00:00.000Z',
})

it('a suggestion read elsewhere is read here; twice and unknown ones change nothing', () => {
  const event = { name: 'suggestion-read', data: { id: 'a' } } as const
  expect(SuggestionRead.safeParse(event).success).toBe(true)
  const once = applySuggestionRead([one('a'), one('b')], event)
  expect(once).toEqual([one('a', true), one('b')])
  expect(applySuggestionRead(once, event)).toEqual(once)
  expect(applySuggestionRead([one('b')], event)).toEqual([one('b')])
})

it('a new set is announced without its words', () => {
  const parsed = SuggestionsMade.parse({ name: 'suggestions-made', data: { suggestions: ['secret'] } })
  expect(parsed.data).toEqual({})
})

it('an answer is published without saying which', () => {
  const parsed = SuggestionAnswered.parse({ name: 'suggestion-answered', data: { answer: 'not_for_me' } })
  expect(parsed.data).toEqual({})
})
