import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ClipView, PlayView, WeekendView } from '#domain/trivia/views.ts'
import { TriviaSettings } from '#site/features/trivia/board/TriviaSettings.tsx'
import { BreakScreen } from '#site/features/trivia/break/BreakScreen.tsx'
import { SessionsScreen } from '#site/features/trivia/SessionsScreen.tsx'
import { WithMessages } from '#site/lib/WithMessages.tsx'
import { serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

const counted: [string, unknown][] = []
vi.mock('#site/lib/analytics.ts', () => ({
  count: (name: string, properties: unknown) => void counted.push([name, properties]),
}))
freshBrowser()
beforeEach(() => void (counted.length = 0))

const weekend: WeekendView = {
  state: 'not_played',
  weekKey: '2026-11-21',
  opensAt: '2026-11-21T05:00:00.000Z',
  closesAt: '2026-11-23T05:00:00.000Z',
  allWeek: false,
  sessions: [1, 2].map((number) => ({ number, score: 80 })),
  streak: 0,
  language: 'en',
  clips: [],
  breaks: [1, 2].map((position) => ({ position, seconds: 45, completed: true })),
  animations: true,
  passPhone: false,
}
const play: PlayView = {
  weekKey: '2026-11-21',
  session: 3,
  language: 'en',
  score: 100,
  questions: Array.from({ length: 10 }, (_, index) => ({
    number: index + 1,
    q: `Question number ${index + 1}?`,
    options: ['Rest', 'Walk', 'Sing', 'Read'].map((text, at) => ({ id: 'abcd'[at]!, text })),
    answered: { choice: 'b', isCorrect: true, correct: 'b', explanation: 'Walking helps.' },
  })),
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}

it('a session that is opened and a weekend that is finished are counted, with badges, Exit and the toast', async () => {
  serveApi({
    'GET /trivia/weekend': weekend,
    'GET /trivia/scoreboard': { weeks: [], streak: 0, longest: 0 },
    'POST /trivia/plays': play,
    'POST /trivia/plays/finish': { score: 100, streak: 1, isWeekendDone: true },
  })
  await show(
    <Suspense>
      <WithMessages names={['trivia', 'triviaPlay']}>
        <SessionsScreen />
      </WithMessages>
    </Suspense>,
    { at: '/trivia/sessions', paths: ['/dashboard', '/trivia/sessions'] },
  )
  await press(/session 3/)
  const leaving = await screen.findByRole('link', { name: 'Resume Later' })
  expect(leaving.getAttribute('href')).toBe('/dashboard')
  const badges = [...screen.getByRole('list', { name: 'Sessions' }).children]
  expect(badges.map(({ textContent }) => textContent)).toHaveLength(3)
  expect(badges[2]!.getAttribute('aria-current')).toBe('step')
  expect(await screen.findByRole('button', { name: 'Complete Trivia!' })).toBeTruthy()
  expect(counted).toEqual([['trivia_round_opened', { session: 3 }]])
  await press('Complete Trivia!')
  expect((await screen.findByRole('link', { name: 'Exit' })).getAttribute('href')).toBe('/dashboard')
  await press('Continue')
  expect(await screen.findAllByText('All Sessions Complete!')).not.toEqual([])
  expect(counted.slice(1)).toEqual([['trivia_completed', { sessions: 3 }]])
})

it('a clip that begins and ends is counted', async () => {
  const clip: ClipView = {
    position: 1,
    title: 'Breathe out slowly',
    tip: 'Feet on the floor.',
    seconds: 30,
    video: '/clips/breathing.mp4',
    captions: '/clips/breathing.en.vtt',
    isFallback: false,
    foreign: null,
  }
  const nothing = () => undefined
  await show(<BreakScreen position={1} clip={clip} onWatch={nothing} next="On" onNext={nothing} />)
  const video = document.querySelector('video')!
  fireEvent.play(video)
  fireEvent.ended(video)
  expect(counted.slice(0, 2)).toEqual([
    ['wellness_embed_start', { position: 1 }],
    ['wellness_embed_end', { position: 1 }],
  ])
})

it('sounds and haptics are off, coming soon, and can not be turned on', async () => {
  await show(
    <WithMessages names={['trivia', 'triviaPlay']}>
      <TriviaSettings animations passPhone={false} />
    </WithMessages>,
  )
  for (const name of [/Sounds/, /Haptics|Vibration/i]) {
    const control = await screen.findByRole('switch', { name })
    expect(control.getAttribute('aria-checked')).toBe('false')
    expect(control.hasAttribute('data-disabled')).toBe(true)
  }
  expect(screen.getAllByText('coming soon')).toHaveLength(2)
})
