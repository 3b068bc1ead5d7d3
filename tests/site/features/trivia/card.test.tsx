import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import type { TriviaCardView } from '#domain/trivia/cardApi.ts'
import { TriviaCard } from '#site/features/trivia/TriviaCard.tsx'
import { ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

/** A weekend in Detroit, where the reader lives: 05:00 UTC is midnight. */
const card = (over: Partial<TriviaCardView> = {}): TriviaCardView => ({
  state: 'not_played',
  weekKey: '2026-11-21',
  opensAt: '2026-11-21T05:00:00.000Z',
  closesAt: '2026-11-23T05:00:00.000Z',
  allWeek: false,
  sessions: [],
  streak: 0,
  ...over,
})
const played = card({
  state: 'played',
  streak: 3,
  sessions: [70, 90, 100].map((score, index) => ({ number: index + 1, score })),
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

  it('says where the last weekend stays open', async () => {
    serve(card({ allWeek: true }))
    await showCard()
    expect(await screen.findByText(/This demo keeps the last weekend open until Friday/)).toBeTruthy()
    expect(screen.getByText(/open Saturday through Sunday\. In this demo, open until Friday\.$/)).toBeTruthy()
    expect(screen.queryByText(/through Sunday\.$/)).toBeNull()
  })

  it('already played: the score and the scoreboard, no play', async () => {
    serve(played)
    await showCard()
    expect(await screen.findByText('You played this weekend: 260 of 300 points.')).toBeTruthy()
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
