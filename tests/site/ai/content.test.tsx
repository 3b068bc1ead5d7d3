import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContentTab } from '#site/features/ai/ContentTab.tsx'
import { callsOf, Refusal, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

const piece = (over: object) => ({
  id: 'a',
  title: 'Box breathing',
  content: 'Count to four.',
  contentType: 'exercise',
  targetMood: null,
  audioUrl: null,
  tags: [],
  ...over,
})
const prompts = (...texts: string[]) => ({
  prompts: texts.map((prompt) => ({ id: prompt, prompt, category: 'growth' })),
})
const two = {
  items: [
    piece({}),
    piece({ id: 'b', title: 'Read slowly', audioUrl: '/media/a.mp3', tags: ['rest'], targetMood: 'tired' }),
  ],
}

describe('the content tab', () => {
  it('shows title, text and tags, and a player only where there is something to hear', async () => {
    serveApi({ 'GET /motivational': two, 'GET /prompts': prompts('One?', 'Two?', 'Three?') })
    await show(<ContentTab />)
    const silent = (await screen.findByText('Box breathing')).closest('article')!
    const heard = screen.getByText('Read slowly').closest('article')!
    expect(silent.querySelector('audio')).toBeNull()
    expect(heard.querySelector('audio')!.getAttribute('aria-label')).toBe('Listen to “Read slowly”')
    expect(within(heard).getByText('rest')).toBeTruthy()
    expect(within(heard).getByText('When you feel: Tired')).toBeTruthy()
  })

  it('shows three prompts, and three others when asked', async () => {
    const rounds = [prompts('One?', 'Two?', 'Three?'), prompts('Four?', 'Five?', 'Six?')]
    const calls = serveApi({ 'GET /motivational': two, 'GET /prompts': () => rounds.shift()! })
    await show(<ContentTab />)
    await screen.findByText('Three?')
    expect(screen.queryByRole('link', { name: 'Write about it' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show three others' }))
    expect(await screen.findByText('Six?')).toBeTruthy()
    expect(screen.queryByText('One?')).toBeNull()
    expect(callsOf(calls, 'GET /prompts')).toHaveLength(2)
  })

  it('says when there is nothing, and each half fails for itself', async () => {
    serveApi({
      'GET /motivational': { items: [] },
      'GET /prompts': () => new Refusal(500, 'common.error.unexpected'),
    })
    await show(<ContentTab />)
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
    expect(await screen.findByText('Couldn’t load this.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
