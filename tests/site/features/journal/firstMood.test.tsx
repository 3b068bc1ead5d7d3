import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { freshBrowser } from '../checkins/page.tsx'
import { checkInView, overview } from '../checkins/overview.ts'
import { FakePusher } from '../checkins/pusher.ts'
import { openJournal, press, serveJournal, write } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const FIRST = '/journal?first_entry=true'
const QUESTION = 'How are you feeling?'
const serve = (checkIns: unknown[]) => serveJournal({ 'GET /checkins/overview': { ...overview(), checkIns } })

describe('the first entry of a new member', () => {
  it('has the mood card above it, which stays when the entry is saved', async () => {
    serve([])
    await openJournal(FIRST)
    const card = await screen.findByText(QUESTION)
    const textBox = screen.getByLabelText('Your words')
    expect(card.compareDocumentPosition(textBox) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    write('Your words', 'The first one.')
    press('Save entry')
    await screen.findByText('Entry saved')
    expect(screen.getByText(QUESTION)).toBeTruthy()
  })

  it('has none for a member who has checked in, and no other address has it', async () => {
    const { asked } = serve([checkInView()])
    await openJournal(FIRST)
    await vi.waitFor(() => expect(asked.some((url) => url.includes('/checkins/overview'))).toBe(true))
    expect(screen.queryByText(QUESTION)).toBeNull()
    serve([])
    await openJournal('/journal?entry=new')
    expect(screen.queryByText(QUESTION)).toBeNull()
  })
})
