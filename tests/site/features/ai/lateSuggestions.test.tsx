import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SuggestionView } from '#domain/ai/suggestions.ts'
import { suggestionsQuery } from '#site/features/ai/suggestions/queries.ts'
import { SuggestionsTab } from '#site/features/ai/suggestions/SuggestionsTab.tsx'
import { later } from '../../kit/later.ts'
import { serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

vi.mock('#site/lib/realtime.ts', async () => {
  const { live } = await import('../../kit/live.ts')
  return { follow: live.follow, closeRealtime: () => Promise.resolve() }
})
freshBrowser()

const set = (round: string): SuggestionView[] => [
  {
    id: '0198f3a0-0000-7000-8000-000000000001',
    type: 'breathing',
    content: `${round} first. Then the rest.`,
    source: 'curated',
    isRead: false,
    isDone: false,
    createdAt: '2026-03-12T14:00:00.000Z',
  },
]
const page = { suggestions: set('Old'), hasMoods: true, usesModel: false, offerSupport: false }

it('new suggestions stay, whatever a reading of before them answers late', async () => {
  const late = later<object>()
  let reads = 0
  serveApi({
    'GET /ai/suggestions': () => (++reads === 1 ? page : late.promise),
    'POST /functions/generate-ai-suggestions': { suggestions: set('New'), isNew: true, offerSupport: false },
  })
  const { client } = await show(<SuggestionsTab />)
  await screen.findByText('Old first.')
  void client.refetchQueries({ queryKey: suggestionsQuery.queryKey })
  await waitFor(() => expect(reads).toBe(2))
  fireEvent.click(screen.getByRole('button', { name: 'New suggestions' }))
  await screen.findByText('New first.')
  late.resolve(page)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText('New first.')).toBeTruthy()
})
