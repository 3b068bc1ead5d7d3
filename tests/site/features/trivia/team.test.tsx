import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TeamGame } from '#domain/trivia/teamApi.ts'
import { TeamScreen } from '#site/features/trivia/team/TeamScreen.tsx'
import { TriviaSettings } from '#site/features/trivia/board/TriviaSettings.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'

freshBrowser()

const me = { userId: person().id, name: 'Maren' }
const kid = { userId: '0198f3a0-0000-7000-8000-000000000002', name: 'Mila' }
const familyId = '0198f3a0-0000-7000-8000-00000000000f'
const families = [{ familyId, name: 'The Hills', players: [me, kid] }]
const turn = (player: typeof me, number: number) => ({
  player,
  language: 'en',
  question: {
    number,
    q: `Question for ${player.name}?`,
    options: ['Rest', 'Walk', 'Sing', 'Read'].map((text, index) => ({ id: 'abcd'[index]!, text })),
    answered: null,
  },
})
const game: TeamGame = { id: '0198f3a0-0000-7000-8000-0000000000aa', turns: [turn(me, 1), turn(kid, 2)] }
const right = { choice: 'b', isCorrect: true, correct: 'b', explanation: 'Walking helps.', score: 10 }
const wrong = { choice: 'a', isCorrect: false, correct: 'b', explanation: 'Walking helps.', score: 10 }
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}
const open = () => show(<TeamScreen />, { at: '/trivia/team', paths: ['/trivia/sessions'] })

it('hands the phone from one to the next, and counts for the team', async () => {
  const replies = [right, wrong]
  const calls = serveApi({
    'GET /trivia/teams': { families },
    'POST /trivia/teams': game,
    'POST /trivia/teams/answers': () => replies.shift()!,
  })
  await open()
  const start = await screen.findByRole('button', { name: 'Start the team game' })
  expect(start.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: /Maren.*\(you\)/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mila' }))
  await press('Start the team game')
  expect(callsOf(calls, 'POST /trivia/teams')[0]!.body).toEqual({
    familyId,
    players: [me.userId, kid.userId],
  })
  for (const [player, choice] of [
    ['Maren', 'Walk'],
    ['Mila', 'Rest'],
  ] as const) {
    const heading = await screen.findByRole('heading', { name: new RegExp(`Pass the phone to .*${player}`) })
    expect(document.activeElement).toBe(heading)
    // The next player's question is not seen by the one before.
    expect(screen.queryByRole('radiogroup')).toBeNull()
    await press(new RegExp(`${player}.* has the phone`))
    expect(await screen.findByRole('radiogroup', { name: `Question for ${player}?` })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(choice) }))
    await press('Submit Answer')
    expect(await screen.findByText('Walking helps.')).toBeTruthy()
    await press(player === 'Maren' ? 'Next Question' : 'See the result')
  }
  expect(await screen.findByText('Together: 1 of 2 right, 10 points.')).toBeTruthy()
  expect(callsOf(calls, 'POST /trivia/teams/answers').map(({ body }) => body)).toEqual([
    { game: game.id, turn: 1, choice: 'b' },
    { game: game.id, turn: 2, choice: 'a' },
  ])
})

it('says how a team comes together, and why a game did not begin', async () => {
  serveApi({ 'GET /trivia/teams': { families: [{ ...families[0], players: [] }] } })
  const view = await open()
  expect(await screen.findByText('No team yet')).toBeTruthy()
  view.unmount()
  serveApi({
    'GET /trivia/teams': { families },
    'POST /trivia/teams': new ErrorAnswer(409, 'trivia.error.team_yes'),
  })
  await open()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mila' }))
  await press('Start the team game')
  expect(
    await screen.findByText('Someone on this team hasn’t said yes, or isn’t in this family.'),
  ).toBeTruthy()
})

it('a member says yes in their own settings, and the switch goes back when that fails', async () => {
  const calls = serveApi({ 'PUT /trivia/settings': new ErrorAnswer(500, 'common.error.unexpected') })
  await show(<TriviaSettings animations passPhone={false} />)
  const yes = screen.getByRole('switch', { name: 'Pass the phone' })
  await act(async () => yes.click())
  expect(calls[0]!.body).toEqual({ animations: true, passPhone: true })
  await expect.poll(() => yes.getAttribute('aria-checked')).toBe('false')
})
