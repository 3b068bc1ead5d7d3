import { act, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlayView, QuestionView, WeekendView } from '#domain/trivia/views.ts'
import { DemoScreen } from '#site/features/trivia/DemoScreen.tsx'
import { SessionsScreen } from '#site/features/trivia/SessionsScreen.tsx'
import { ToSessions } from '#site/features/trivia/ToSessions.tsx'
import { WithMessages } from '#site/lib/WithMessages.tsx'
import { ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'

freshBrowser()
afterEach(() => vi.useRealTimers())

/** A weekend in Detroit, where the reader lives: 05:00 UTC is midnight. */
const weekend = (over: Partial<WeekendView> = {}): WeekendView => ({
  state: 'not_played',
  weekKey: '2026-11-21',
  opensAt: '2026-11-21T05:00:00.000Z',
  closesAt: '2026-11-23T05:00:00.000Z',
  allWeek: false,
  sessions: [],
  streak: 0,
  language: 'en',
  clips: [],
  breaks: [],
  animations: true,
  passPhone: false,
  ...over,
})
const scoreboard = { weeks: [], streak: 0, longest: 0 }
const question = (number: number): QuestionView => ({
  number,
  q: `Question number ${number}?`,
  options: ['Rest', 'Walk', 'Sing', 'Read'].map((text, index) => ({ id: 'abcd'[index]!, text })),
  answered: null,
})
const play: PlayView = {
  weekKey: '2026-11-21',
  session: 1,
  language: 'en',
  score: 0,
  questions: Array.from({ length: 10 }, (_, index) => question(index + 1)),
}
const right = { choice: 'b', isCorrect: true, correct: 'b', explanation: 'Walking helps.', score: 10 }
const wrong = { choice: 'a', isCorrect: false, correct: 'b', explanation: 'Walking helps.', score: 10 }

const showPage = (page: 'sessions' | 'demo', options: Parameters<typeof show>[1] = {}) =>
  show(
    <Suspense>
      <WithMessages names={['trivia', 'triviaPlay']}>
        {page === 'sessions' ? <SessionsScreen /> : <DemoScreen />}
      </WithMessages>
    </Suspense>,
    { at: `/trivia/${page}`, paths: ['/dashboard', '/trivia/sessions', '/trivia/demo'], ...options },
  )
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}
const choose = async (name: string) => {
  const radio = await screen.findByRole('radio', { name: new RegExp(name) })
  await act(async () => radio.click())
}

describe('the sessions', () => {
  it('say when they open where the reader lives', async () => {
    serveApi({ 'GET /trivia/weekend': weekend({ state: 'off_day' }), 'GET /trivia/scoreboard': scoreboard })
    await showPage('sessions')
    expect(
      await screen.findByText(
        'Trivia opens Saturday, November 21, 12:00 AM and stays open until Sunday, November 22, 11:59 PM, your local time.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Start session/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Try Demo Version' })).toBeTruthy()
    expect(screen.getByRole('switch', { name: 'Sounds' }).hasAttribute('disabled')).toBe(true)
  })

  it('ask, lock the answer, say why, and go on', async () => {
    const replies = [right, wrong]
    serveApi({
      'GET /trivia/weekend': weekend(),
      'GET /trivia/scoreboard': scoreboard,
      'POST /trivia/plays': play,
      'POST /trivia/answers': () => replies.shift()!,
    })
    await showPage('sessions')
    await press('Start session 1')
    expect(await screen.findByRole('radiogroup', { name: 'Question number 1?' })).toBeTruthy()
    const badges = within(screen.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Session 1current',
      'Session 2pending',
      'Session 3pending',
    ])
    const submit = () => screen.getByRole('button', { name: 'Submit Answer' })
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await choose('Walk')
    expect(submit().getAttribute('aria-disabled')).toBeNull()
    await press('Submit Answer')
    expect(await screen.findByText('Walking helps.')).toBeTruthy()
    expect(screen.getByText('10 points')).toBeTruthy()
    expect(screen.getAllByRole('radio').every((radio) => radio.hasAttribute('disabled'))).toBe(true)
    await press('Next Question')
    await choose('Rest')
    await press('Submit Answer')
    expect(await screen.findByText('The right answer is: Walk')).toBeTruthy()
    expect(screen.getByText('your answer')).toBeTruthy()
    expect(screen.getByText('right answer')).toBeTruthy()
  })

  it.each([
    ['right', right, 1_500, 1_000],
    ['wrong', wrong, 1_000, 1_500],
  ] as const)('say over the question that an answer is %s, for its time', async (_, answer, stays, other) => {
    serveApi({
      'GET /trivia/weekend': weekend(),
      'GET /trivia/scoreboard': scoreboard,
      'POST /trivia/plays': play,
      'POST /trivia/answers': answer,
    })
    await showPage('sessions')
    await press('Start session 1')
    await choose('Walk')
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await press('Submit Answer')
    const expected = answer.isCorrect ? 'That’s right. 10 points.' : 'Not quite.'
    // Once for the eye, once in the answer that stays.
    await vi.waitFor(() => expect(screen.getAllByText(expected)).toHaveLength(2))
    const waits = timers.mock.calls.map(([, wait]) => wait)
    expect([waits.includes(stays), waits.includes(other)]).toEqual([true, false])
    await vi.waitFor(() => expect(screen.getAllByText(expected)).toHaveLength(1), 5_000)
  })

  it('keep the direction of questions in another language on a page from right to left', async () => {
    serveApi({
      'GET /trivia/weekend': weekend({ language: 'en' }),
      'GET /trivia/scoreboard': scoreboard,
      'POST /trivia/plays': play,
    })
    await showPage('sessions', { locale: 'ar', as: person({ language: 'ar' }) })
    await press(/1/)
    const group = await screen.findByRole('radiogroup')
    expect(group.getAttribute('lang')).toBe('en')
    expect(group.querySelector('legend bdi')?.textContent).toBe('Question number 1?')
    expect(group.querySelectorAll('label bdi')).toHaveLength(4)
  })

  it.each([
    ['en', 'ar', true],
    ['ar', 'en', false],
    ['en', 'en', false],
  ] as const)(
    'in %s on a page in %s: it is said that they are English (%s)',
    async (language, locale, said) => {
      serveApi({
        'GET /trivia/weekend': weekend({ language }),
        'GET /trivia/scoreboard': scoreboard,
        'POST /trivia/plays': play,
      })
      await showPage('sessions', { locale, as: person({ language: locale }) })
      await press(/1/)
      await screen.findByRole('radiogroup')
      expect(screen.queryAllByText(/^(These questions are in English|هذه الأسئلة بالإنجليزية)/)).toHaveLength(
        said ? 1 : 0,
      )
    },
  )

  it('keep the choice when an answer could not be saved', async () => {
    serveApi({
      'GET /trivia/weekend': weekend(),
      'GET /trivia/scoreboard': scoreboard,
      'POST /trivia/plays': play,
      'POST /trivia/answers': new ErrorAnswer(409, 'trivia.error.closed'),
    })
    await showPage('sessions')
    await press('Start session 1')
    await choose('Walk')
    await press('Submit Answer')
    expect(await screen.findByText('Your answer isn’t saved yet. Please try again.')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Walk/ }).getAttribute('aria-checked')).toBe('true')
  })

  it('go from the last question to the card, and from there to the break', async () => {
    const questions = play.questions.map((one) => ({
      ...one,
      answered: { choice: 'b', isCorrect: true, correct: 'b', explanation: 'Walking helps.' },
    }))
    serveApi({
      'GET /trivia/weekend': weekend(),
      'GET /trivia/scoreboard': scoreboard,
      'POST /trivia/plays': { ...play, score: 100, questions },
      'POST /trivia/plays/finish': { score: 100, streak: 1, isWeekendDone: false },
      'POST /trivia/breaks': { position: 1, seconds: 0, completed: false },
    })
    await showPage('sessions')
    await press('Start session 1')
    await press('Finish Session')
    expect(await screen.findByText('10 of 10 right, 100 points.')).toBeTruthy()
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Breathe out slowly' })).toBeTruthy()
    const next = screen.getByRole('button', { name: 'Go to session 2' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('link', { name: 'Resume Later' }).getAttribute('href')).toBe('/dashboard')
  })

  it('show what a finished weekend came to, and the reader’s own weekends', async () => {
    const sessions = [70, 90, 100].map((score, index) => ({ number: index + 1, score }))
    serveApi({
      'GET /trivia/weekend': weekend({ state: 'played', sessions }),
      'GET /trivia/scoreboard': {
        weeks: [{ weekKey: '2026-11-21', sessions: 3, score: 260 }],
        streak: 4,
        longest: 6,
      },
    })
    await showPage('sessions')
    expect(await screen.findByRole('heading', { name: 'All Sessions Complete!' })).toBeTruthy()
    expect(screen.getByText('260 of 300 points this weekend.')).toBeTruthy()
    const row = (await screen.findAllByRole('row')).at(-1)!
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '260'])
  })

  it('say that there is none yet', async () => {
    serveApi({
      'GET /trivia/weekend': weekend({ state: 'no_session' }),
      'GET /trivia/scoreboard': scoreboard,
    })
    await showPage('sessions')
    expect(await screen.findByText('No session for you yet')).toBeTruthy()
  })

  it('show the demo under its ribbon when they cannot load', async () => {
    serveApi({ 'GET /trivia/weekend': new ErrorAnswer(500, 'common.error.unexpected') })
    await showPage('sessions')
    expect(await screen.findByText('Demo: nothing is saved', {}, { timeout: 9_000 })).toBeTruthy()
    expect(screen.getByText('Failed to load trivia session')).toBeTruthy()
  })

  it('show the demo while a session does not come, which can be tried again; a refusal is no reason for it', async () => {
    let answer: unknown = new ErrorAnswer(500, 'common.error.unexpected')
    serveApi({
      'GET /trivia/weekend': weekend(),
      'GET /trivia/scoreboard': scoreboard,
      'POST /trivia/plays': () => answer,
    })
    await showPage('sessions')
    await press('Start session 1')
    expect(await screen.findByText('Demo: nothing is saved', {}, { timeout: 9_000 })).toBeTruthy()
    expect(screen.getByText('Failed to load trivia session')).toBeTruthy()
    answer = new ErrorAnswer(409, 'trivia.error.not_yet', 'Please finish the session before this one first.')
    await press('Try again')
    expect(await screen.findByText('Please finish the session before this one first.')).toBeTruthy()
    expect(screen.queryByText('Demo: nothing is saved')).toBeNull()
    answer = play
    await press('Try again')
    expect(await screen.findByText('Question 1 of 10')).toBeTruthy()
  })

  it('appear by themselves once they are published', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let state: WeekendView['state'] = 'no_session'
    serveApi({ 'GET /trivia/weekend': () => weekend({ state }), 'GET /trivia/scoreboard': scoreboard })
    await showPage('sessions')
    expect(await screen.findByText('No session for you yet')).toBeTruthy()
    state = 'not_played'
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(await screen.findByRole('button', { name: 'Start session 1' })).toBeTruthy()
  })

  it('`/trivia` keeps the query; `demo=true` and a stored mode go on to the demo', async () => {
    serveApi({ 'GET /trivia/weekend': weekend(), 'GET /trivia/scoreboard': scoreboard })
    await show(<ToSessions />, { at: '/trivia?from=mail' })
    expect(location.pathname + location.search).toBe('/trivia/sessions?from=mail')
    const view = await showPage('sessions', { at: '/trivia/sessions?demo=true' })
    await expect.poll(() => location.pathname).toBe('/trivia/demo')
    view.unmount()
    localStorage.setItem('trivia_mode', 'demo')
    await showPage('sessions')
    await expect.poll(() => location.pathname).toBe('/trivia/demo')
  })
})

describe('the demo', () => {
  it('is for everybody: with a way back to where the reader came from', async () => {
    serveApi({ 'GET /me': { person: null } })
    const view = await showPage('demo')
    expect(await screen.findByText(/The demo has 5 questions and two breaks/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the start page' })).toBeTruthy()
    view.unmount()
    serveApi({ 'GET /me': { person: person() } })
    await showPage('demo')
    expect(await screen.findByRole('link', { name: 'Back to today' })).toBeTruthy()
  })

  it('plays five questions and sends nothing', async () => {
    const calls = serveApi({ 'GET /me': { person: null } })
    await showPage('demo')
    await press('Start the demo')
    for (let number = 1; number <= 5; number += 1) {
      expect(await screen.findByText(`Question ${number} of 5`)).toBeTruthy()
      const [first] = screen.getAllByRole('radio')
      await act(async () => first!.click())
      await press('Submit Answer')
      await press(number < 5 ? 'Next Question' : 'Finish Session')
    }
    expect(await screen.findByText('1 of 5 right, 10 points.')).toBeTruthy()
    await press('Continue')
    expect(await screen.findByRole('heading', { name: 'Breathe out slowly' })).toBeTruthy()
    expect(calls.map(({ route }) => route)).toEqual(['GET /me'])
  })
})
