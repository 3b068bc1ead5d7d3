import { act, fireEvent, screen } from '@testing-library/react'
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
  it('is the question of the day, over the list: it goes into the title of a new entry', async () => {
    serveJournal(routes())
    await openJournal()
    const dialog = (await screen.findByRole('heading', { name: 'Daily reflection' })).closest(
      '[role=dialog]',
    )!
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Write about it')!,
    )
    expect(await title()).toBeTruthy()
    expect(window.location.search).toBe('?entry=new')
    expect(screen.queryByRole('heading', { name: 'Daily reflection' })).toBeNull()
  })

  it.each(['/journal?entry=new', '/journal?first_entry=true'])(
    'holds up nobody who comes to write (%s)',
    async (at) => {
      const { calls } = serveJournal(routes())
      await openJournal(at)
      await screen.findByLabelText('Your words')
      await act(() => vi.dynamicImportSettled())
      expect(callsOf(calls, ASK)).toEqual([])
    },
  )

  it('is a tab with prompts: one that is used goes into the title of a new entry', async () => {
    serveJournal({ ...routes(), [ASK]: { ...question(), isClosed: true } })
    await openJournal('/journal?tab=prompts')
    expect(screen.getByRole('tab', { name: 'Prompts' }).getAttribute('aria-selected')).toBe('true')
    fireEvent.click(await screen.findByRole('button', { name: 'Write about it' }))
    expect(await title()).toBeTruthy()
    expect(window.location.search).toBe('?entry=new')
  })
})
