import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { coachDefaults } from '#domain/coach/schema.ts'
import { ChildBelow } from '#site/pages/dashboard/ChildBelow.tsx'
import { CoachBelow } from '#site/pages/dashboard/CoachBelow.tsx'
import { callsOf, serveApi, type Call } from '../../features/checkins/api.ts'
import { freshBrowser, person, show } from '../../features/checkins/page.tsx'
import { FakePusher } from '../../features/checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const PREFS = 'POST /functions/notifications-prefs'
const child = person({ ageGroup: 'child', guardian: 'verified', firstName: 'Ida' })
const coach = (enabled: boolean) =>
  serveApi({
    [PREFS]: ({ body }: Call) => {
      const { op, ...sent } = body as { op: string }
      return op === 'get' ? { ...coachDefaults, enabled } : { ...coachDefaults, ...sent }
    },
    'GET /coach/persona': { name: 'Arthur' },
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
  })

describe('a child’s tiles', () => {
  it('lead to what there is, and only there', async () => {
    serveApi({})
    const { unmount } = await show(<ChildBelow />, { as: child, paths: ['/dashboard', '/journal'] })
    await screen.findByRole('navigation', { name: 'What you can do here' })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/journal',
      '/dashboard?tab=family',
      '/dashboard?tab=ai',
    ])
    unmount()
    await show(<ChildBelow />, { as: child })
    await screen.findByRole('navigation')
    expect(screen.queryByText('My journal')).toBeNull()
  })

  it('open the breathing sun over the page', async () => {
    serveApi({})
    await show(<ChildBelow />, { as: child })
    fireEvent.click(await screen.findByRole('button', { name: /^Breathe/ }))
    expect(await screen.findByRole('dialog', { name: 'Breathe' })).toBeTruthy()
    expect(await screen.findByText(/^Breathe in for 4 counts/)).toBeTruthy()
    expect(document.querySelector('[data-guide=breathe]')).toBeTruthy()
  })
})

describe('the coach below the check-in', () => {
  it('is a computer helper to a child, off, and switches nothing but itself', async () => {
    const calls = coach(false)
    await show(<CoachBelow />, { as: child })
    expect(await screen.findByText('a computer helper')).toBeTruthy()
    expect(screen.getByText(/Arthur is a computer helper, not a person/)).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Short notes from Arthur' }))
    expect(await screen.findByText('What is one small thing you liked today?')).toBeTruthy()
    expect(callsOf(calls, PREFS).at(-1)!.body).toEqual({ op: 'switch', enabled: true })
  })

  it('is an AI coach to an elder', async () => {
    coach(true)
    await show(<CoachBelow />, { as: person({ ageGroup: 'elder' }) })
    expect(await screen.findByText('AI coach')).toBeTruthy()
  })
})
