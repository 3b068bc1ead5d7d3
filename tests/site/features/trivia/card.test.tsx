import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import type { TriviaCardView } from '#domain/trivia/api.ts'
import { DemoScreen } from '#site/features/trivia/DemoScreen.tsx'
import { SessionsScreen } from '#site/features/trivia/SessionsScreen.tsx'
import { ToSessions } from '#site/features/trivia/ToSessions.tsx'
import { TriviaCard } from '#site/features/trivia/TriviaCard.tsx'
import { ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'

freshBrowser()

/** A weekend in Detroit, where the reader lives: 05:00 UTC is midnight. */
const card = (over: Partial<TriviaCardView> = {}): TriviaCardView => ({
  state: 'not_played',
  weekKey: '2026-11-21',
  opensAt: '2026-11-21T05:00:00.000Z',
  closesAt: '2026-11-23T05:00:00.000Z',
  sessions: [],
  streak: 0,
  ...over,
})
const played = card({
  state: 'played',
  streak: 3,
  sessions: [7, 9, 10].map((score, index) => ({ number: index + 1, score })),
})
const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const serve = (given: TriviaCardView | null) => serveApi({ 'GET /trivia/card': { card: given } })
const showCard = () =>
  show(
    <Suspense>
      <TriviaCard />
    </Suspense>,
  )

describe('the trivia card', () => {
  it('not played: Play Now or the demo, until when by the reader’s own clock', async () => {
    serve(card())
    await showCard()
    expect(await screen.findByText('Open until Sunday, November 22, 11:59 PM.')).toBeTruthy()
    expect(links()).toEqual(['Play Now /trivia/sessions', 'Try the demo /trivia/demo'])
    expect(screen.getByText('5 questions, a weekly streak, open Saturday through Sunday.')).toBeTruthy()
  })

  it('already played: the score and the scoreboard, no play', async () => {
    serve(played)
    await showCard()
    expect(await screen.findByText('You played this weekend: 26 of 30 right.')).toBeTruthy()
    expect(screen.getByText('Weekly streak: 3')).toBeTruthy()
    expect(links()).toEqual(['View scoreboard /trivia/sessions'])
  })

  it('an off-day: the demo only, and when it opens', async () => {
    serve(card({ state: 'off_day' }))
    await showCard()
    expect(await screen.findByText('Opens Saturday, November 21, 12:00 AM.')).toBeTruthy()
    expect(links()).toEqual(['Try the demo /trivia/demo'])
  })

  it('a weekend without a round for the reader: the demo only', async () => {
    serve(card({ state: 'no_session' }))
    await showCard()
    expect(await screen.findByText(/no round for you this weekend/)).toBeTruthy()
    expect(links()).toEqual(['Try the demo /trivia/demo'])
  })

  it('is not there while trivia is switched off', async () => {
    const calls = serve(null)
    const { container } = await showCard()
    await expect.poll(() => calls.length).toBe(1)
    await expect.poll(() => container.querySelector('section')).toBeNull()
  })

  it('says that it could not load', async () => {
    serveApi({ 'GET /trivia/card': new ErrorAnswer(500, 'common.error.unexpected') })
    await showCard()
    expect(await screen.findByText('Couldn’t load trivia.', {}, { timeout: 9_000 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

/** The pages have their words from their route; here they are brought along. */
async function showPage(page: 'sessions' | 'demo', options: Parameters<typeof show>[1] = {}) {
  const { WithMessages: WithMessages } = await import('#site/lib/WithMessages.tsx')
  return show(
    <Suspense>
      <WithMessages names={['trivia']}>
        {page === 'sessions' ? <SessionsScreen /> : <DemoScreen />}
      </WithMessages>
    </Suspense>,
    { at: `/trivia/${page}`, paths: ['/dashboard', '/trivia/sessions', '/trivia/demo'], ...options },
  )
}

describe('the pages of trivia', () => {
  it('say when it opens where the reader lives, and lead back', async () => {
    serve(card({ state: 'off_day' }))
    await showPage('sessions')
    expect(
      await screen.findByText(
        'Trivia opens Saturday, November 21, 12:00 AM and stays open until Sunday, November 22, 11:59 PM, your local time.',
      ),
    ).toBeTruthy()
    expect(links()).toEqual(['Back to today /dashboard', 'Try Demo Version /trivia/demo'])
  })

  it('show the scoreboard, session by session', async () => {
    serve({ ...played, sessions: played.sessions.slice(0, 2) })
    await showPage('sessions')
    expect(await screen.findByRole('heading', { name: 'Your scoreboard' })).toBeTruthy()
    const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect(rows).toEqual(['Session 17 of 10', 'Session 29 of 10', 'Session 3not played', 'Weekly streak3'])
  })

  it('`/trivia` goes to the sessions and keeps the query; `demo=true` goes on to the demo', async () => {
    serve(card())
    await show(<ToSessions />, { at: '/trivia?from=mail' })
    expect(location.pathname + location.search).toBe('/trivia/sessions?from=mail')
    await showPage('sessions', { at: '/trivia/sessions?demo=true' })
    await expect.poll(() => location.pathname).toBe('/trivia/demo')
  })

  it('the demo is for everybody: with a way back to where the reader came from', async () => {
    serveApi({ 'GET /me': { person: null } })
    const view = await showPage('demo')
    expect(await screen.findByText(/The demo has 5 questions and doesn’t count/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the start page' })).toBeTruthy()
    view.unmount()
    serveApi({ 'GET /me': { person: person() } })
    await showPage('demo')
    expect(await screen.findByRole('link', { name: 'Back to today' })).toBeTruthy()
  })
})
