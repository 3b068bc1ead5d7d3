import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { writingQuery } from '#site/features/journal/prompts/queries.ts'
import { PromptsTab } from '#site/features/journal/prompts/PromptsTab.tsx'
import { later } from '../../kit/later.ts'
import { serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

vi.mock('#site/lib/realtime.ts', async () => {
  const { live } = await import('../../kit/live.ts')
  return { follow: live.follow, closeRealtime: () => Promise.resolve() }
})
freshBrowser()

const page = { prompts: [], reflection: null, mood: null, usesModel: false, offerSupport: false }
const made = { id: 'n', prompt: 'New?', focus_area: 'goals', source: 'curated' }

it('new questions stay, whatever a reading of before them answers late', async () => {
  const late = later<object>()
  let reads = 0
  serveApi({
    'GET /ai/writing': () => (++reads === 1 ? page : late.promise),
    'GET /prompts': { prompts: [{ id: 'l', prompt: 'From the shelf?', category: 'day' }] },
    'POST /functions/mindful-ai-assistant': { prompts: [made], offerSupport: false },
  })
  const { client } = await show(<PromptsTab onUse={() => {}} />)
  fireEvent.click(await screen.findByRole('radio', { name: 'Tired' }))
  void client.refetchQueries({ queryKey: writingQuery.queryKey })
  await waitFor(() => expect(reads).toBe(2))
  fireEvent.click(screen.getByRole('button', { name: 'Generate prompts' }))
  await screen.findByText('New?')
  late.resolve(page)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText('New?')).toBeTruthy()
})
