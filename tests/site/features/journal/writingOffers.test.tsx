import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { localDay } from '#domain/time/localDay.ts'
import { callsOf } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { openJournal, serveJournal } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const ASK = 'POST /functions/generate-daily-reflection'
const made = { id: 'p', prompt: 'What was all right today?', focus_area: 'gratitude', source: 'curated' }
const question = () => ({
  ...made,
  day: localDay(new Date(), person().timeZone),
  isClosed: false,
  canUseModel: false,
  fromModel: false,
  offerSupport: false,
})
const routes = () => ({
  [ASK]: question(),
  'POST /ai/reflection/close': { ok: true },
  'GET /ai/writing': {
    prompts: [made],
    reflection: null,
    mood: null,
    usesModel: false,
    offerSupport: false,
  },
  'GET /prompts': { prompts: [] },
})
const title = () => screen.findByDisplayValue('What was all right today?')

describe('what the journal offers to write about', () => {
  it('is the question of the day, above the list: it goes into the title of a new entry', async () => {
    serveJournal(routes())
    await openJournal()
    const card = await screen.findByRole('region', { name: 'Daily reflection' })
    expect(screen.getByLabelText('Your words')).toBeTruthy()
    fireEvent.click(within(card).getByRole('button', { name: 'Write about it' }))
    expect(await title()).toBeTruthy()
    expect(window.location.search).toBe('?entry=new')
    expect(screen.queryByRole('heading', { name: 'Daily reflection' })).toBeNull()
  })

  it.each(['/journal?entry=new', '/journal?first_entry=true'])(
    'does not hold up a member who comes to write (%s)',
    async (at) => {
      const { calls } = serveJournal(routes())
      await openJournal(at)
      await screen.findByLabelText('Your words')
      await act(() => vi.dynamicImportSettled())
      expect(callsOf(calls, ASK)).toEqual([])
    },
  )

  it('is one prompt on a new sheet, another when asked, kept with the first words and no draft before', async () => {
    const asked = ['A smell you like?', 'Who was kind?']
    const { calls } = serveJournal({
      ...routes(),
      'GET /prompts': () => ({ prompts: [{ id: 'q', prompt: asked.shift(), category: 'calm' }] }),
    })
    await openJournal('/journal?entry=new')
    fireEvent.click(await screen.findByRole('button', { name: 'Suggest a prompt' }))
    expect(await screen.findByText('A smell you like?')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Another one' }))
    expect(await screen.findByText('Who was kind?')).toBeTruthy()
    expect(screen.queryByText('A smell you like?')).toBeNull()
    expect(sessionStorage.length).toBe(0)
    fireEvent.change(screen.getByLabelText('Your words'), { target: { value: 'Theo.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save entry' }))
    await screen.findByText('Entry saved')
    expect(callsOf(calls, 'POST /journal/entries')[0]!.body).toMatchObject({
      body: 'Theo.',
      answersPrompt: true,
    })
  })

  it('is a tab with prompts: one that is used goes into the title of a new entry', async () => {
    serveJournal({ ...routes(), [ASK]: { ...question(), isClosed: true } })
    await openJournal('/journal?tab=prompts')
    expect(screen.getByRole('tab', { name: 'Prompts' }).getAttribute('aria-selected')).toBe('true')
    fireEvent.click(await screen.findByRole('button', { name: 'Write about it' }))
    expect(await title()).toBeTruthy()
    expect(window.location.search).toBe('?entry=new')
  })
})
