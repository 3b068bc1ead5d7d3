import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { WritingPromptView } from '#domain/ai/writing/schema.ts'
import { PromptsTab } from '#site/features/journal/prompts/PromptsTab.tsx'
import { live } from '../../kit/live.ts'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'

vi.mock('#site/lib/realtime.ts', async () => {
  const { live } = await import('../../kit/live.ts')
  return { follow: live.follow, closeRealtime: () => Promise.resolve() }
})
freshBrowser()

const three = (round: string, over: Partial<WritingPromptView> = {}): WritingPromptView[] =>
  (['emotions', 'goals', 'growth'] as const).map((focus_area, n) => ({
    id: `${round}${n}`,
    prompt: `${round} ${n}?`,
    focus_area,
    source: 'curated',
    ...over,
  }))
const page = (over: object = {}) => ({
  prompts: [],
  reflection: null,
  mood: null,
  usesModel: false,
  offerSupport: false,
  ...over,
})
const library = { prompts: [{ id: 'l', prompt: 'From the shelf?', category: 'day' }] }
const ASK = 'POST /functions/mindful-ai-assistant'
const answers = (over: object = {}) => ({ 'GET /ai/writing': page(), 'GET /prompts': library, ...over })
const ask = () => screen.getByRole('button', { name: 'Generate prompts' })
const noUse = () => {}

describe('the prompts of the journal', () => {
  it('ask for a feeling first, and say that our editors write them', async () => {
    const calls = serveApi(answers())
    await show(<PromptsTab onUse={noUse} />)
    expect(await screen.findByText('No questions yet')).toBeTruthy()
    expect(screen.getByText(/Our editors wrote them. Nothing about you leaves/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.click(ask())
    expect(screen.getByText('Please choose a feeling first.')).toBeTruthy()
    expect(callsOf(calls, ASK)).toEqual([])
    expect(screen.getByRole('link', { name: /Too much right now/ }).getAttribute('href')).toBe('/crisis')
  })

  it('come for a chosen feeling, while waiting says so; what the member wrote is not sent along', async () => {
    let answer = (_: object): void => {}
    const calls = serveApi(answers({ [ASK]: () => new Promise((resolve) => (answer = resolve)) }))
    const onUse = vi.fn()
    await show(<PromptsTab onUse={onUse} />)
    fireEvent.click(await screen.findByRole('radio', { name: 'Tired' }))
    fireEvent.click(ask())
    expect(await screen.findByText(/choosing three questions/)).toBeTruthy()
    await act(async () => answer({ prompts: three('New'), offerSupport: false }))
    const list = (await screen.findByText('New 0?')).closest('ul')!
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(within(list).getByText('Emotions')).toBeTruthy()
    expect(screen.getByText('From our editors')).toBeTruthy()
    expect(callsOf(calls, ASK)[0]!.body).toEqual({ mood: 'tired', curatedOnly: false })
    fireEvent.click(within(list).getAllByRole('button', { name: 'Write about it' })[1]!)
    expect(onUse).toHaveBeenCalledExactlyOnceWith('New 1?')
  })

  it('begin with the feeling of today’s check-in and show the question of the day and the last set', async () => {
    const [reflection] = three('Day')
    const calls = serveApi(
      answers({
        'GET /ai/writing': page({ mood: 'calm', reflection, prompts: three('Old') }),
        [ASK]: { prompts: three('New'), offerSupport: false },
      }),
    )
    await show(<PromptsTab onUse={noUse} />)
    expect(await screen.findByText('Old 0?')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Question of the day' })).toBeTruthy()
    expect(screen.getByText('Day 0?')).toBeTruthy()
    fireEvent.click(ask())
    expect(await screen.findByText('New 2?')).toBeTruthy()
    expect(screen.queryByText('Old 0?')).toBeNull()
    expect(callsOf(calls, ASK)[0]!.body).toMatchObject({ mood: 'calm' })
  })

  it('of another tab appear without a reload', async () => {
    const pages = [page({ prompts: three('Old') }), page({ prompts: three('Elsewhere') })]
    serveApi(answers({ 'GET /ai/writing': () => pages.shift()! }))
    await show(<PromptsTab onUse={noUse} />)
    await screen.findByText('Old 0?')
    await act(async () => live.emit(`private-user-${person().id}`, 'prompts-made', {}))
    expect(await screen.findByText('Elsewhere 0?')).toBeTruthy()
    expect(screen.queryByText('Old 0?')).toBeNull()
  })

  it('say what a model gets before the button is pressed, and do without it on request', async () => {
    const calls = serveApi(
      answers({
        'GET /ai/writing': page({ mood: 'calm', usesModel: true }),
        [ASK]: { prompts: three('New', { source: 'model' }), offerSupport: false },
      }),
    )
    await show(<PromptsTab onUse={noUse} />)
    expect(await screen.findByText(/never gets your name or a word of your journal/)).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only texts by our editors' }))
    expect(screen.queryByText(/a word of your journal/)).toBeNull()
    fireEvent.click(ask())
    expect(await screen.findByText('Written by a language model')).toBeTruthy()
    expect(callsOf(calls, ASK)[0]!.body).toMatchObject({ curatedOnly: true })
  })

  it.each([
    ['Rate limit reached', new ErrorAnswer(429, 'common.error.rate_limited', 'Slow down.')],
    ['Failed to generate prompts', new ErrorAnswer(500, 'common.error.unexpected', 'Something broke.')],
    ['Failed to generate prompts', new ErrorAnswer(0)],
  ])('stay when asking ends in: %s', async (title, error) => {
    serveApi(
      answers({ 'GET /ai/writing': page({ mood: 'calm', prompts: three('Old') }), [ASK]: () => error }),
    )
    await show(<PromptsTab onUse={noUse} />)
    await screen.findByText('Old 0?')
    fireEvent.click(ask())
    expect((await screen.findByText(title)).closest('[role=alert]')).toBeTruthy()
    expect(screen.getByText('Old 0?')).toBeTruthy()
  })

  it('offer people first after heavy words', async () => {
    serveApi(answers({ 'GET /ai/writing': page({ offerSupport: true }) }))
    await show(<PromptsTab onUse={noUse} />)
    expect(await screen.findByText(/Talking to a person helps more than any question/)).toBeTruthy()
  })

  it('of the shelf change when asked, can be used, and fail for themselves', async () => {
    const rounds = [library, { prompts: [{ id: 'm', prompt: 'Another?', category: 'day' }] }]
    serveApi({ 'GET /ai/writing': () => new ErrorAnswer(500), 'GET /prompts': () => rounds.shift()! })
    const onUse = vi.fn()
    await show(<PromptsTab onUse={onUse} />)
    expect(await screen.findByText('From the shelf?')).toBeTruthy()
    expect(await screen.findByText('Couldn’t load your questions.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show three others' }))
    expect(await screen.findByText('Another?')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Write about it' }))
    expect(onUse).toHaveBeenCalledExactlyOnceWith('Another?')
  })

  it('speak to a child in a child’s words', async () => {
    serveApi(answers())
    await show(<PromptsTab onUse={noUse} />, { as: person({ ageGroup: 'child', guardian: 'verified' }) })
    expect(await screen.findByText('Questions for you')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Get questions' })).toBeTruthy()
  })
})
