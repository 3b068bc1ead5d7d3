import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PrivacyTab } from '#site/features/account/settings/PrivacyTab.tsx'
import { meQuery, PersonContext } from '#site/lib/person.ts'
import { isChecked } from '../../kit/act.ts'
import { later } from '../../kit/later.ts'
import { ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

/** The tab, drawn anew when the person changes. */
function Tab() {
  const { data } = useQuery({ ...meQuery, enabled: false })
  return (
    <PersonContext value={data!.person!}>
      <PrivacyTab />
    </PersonContext>
  )
}

/** The api as a slow network reaches it: what is sent first arrives when the test says so. */
function api() {
  const first = later()
  const stored: Record<string, unknown> = {
    sharesPresence: true,
    takesThoughts: true,
    canUseModel: true,
    agreed: false,
    consent: false,
  }
  const state = { calls: 0, fails: false }
  const put = async ({ body }: Call) => {
    if (++state.calls === 1) await first.promise
    if (state.fails) return new ErrorAnswer(500, 'common.error.unexpected', 'Something went wrong')
    return { ...Object.assign(stored, body) }
  }
  const sharing = () => ({ sharesPresence: stored.sharesPresence, takesThoughts: stored.takesThoughts })
  const putSharing = async (call: Call) => {
    const answer = await put(call)
    return answer instanceof ErrorAnswer ? answer : sharing()
  }
  serveApi({
    'GET /family/sharing': sharing,
    'POST /family/sharing': putSharing,
    'GET /ai/model-choice': () => ({ ...stored }),
    'PUT /ai/model-choice': put,
    'PUT /account/analytics': put,
    'GET /account/privacy': { dataExport: true, accountDeletion: true, marketing: null },
  })
  return { first, stored, state }
}
const box = (name: RegExp) => screen.findByRole('switch', { name })
const press = async (name: RegExp) => fireEvent.click(await box(name))
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it.each([
  ['the question of the day', /language model/, 'agreed'],
  ['usage statistics', /usage statistics/, 'consent'],
])('for %s the last press is what is stored', async (_, name, field) => {
  const { first, stored, state } = api()
  await show(<Tab />)
  await press(name)
  await waitFor(() => expect(state.calls).toBe(1))
  await press(name)
  await moment()
  first.resolve()
  await waitFor(() => expect(state.calls).toBe(2))
  await moment()
  expect(stored[field]).toBe(false)
  expect(isChecked(await box(name))).toBe(false)
})

it('two switches of the families pressed at once are both stored', async () => {
  const { first, stored, state } = api()
  await show(<Tab />)
  await press(/when I’m here/)
  await waitFor(() => expect(state.calls).toBe(1))
  await press(/Thinking of you/)
  await moment()
  first.resolve()
  await waitFor(() => expect(state.calls).toBe(2))
  await moment()
  expect(stored).toMatchObject({ sharesPresence: false, takesThoughts: false })
})

it('two switches of the families that were not stored both go back', async () => {
  const { first, state } = api()
  await show(<Tab />)
  state.fails = true
  await press(/when I’m here/)
  await press(/Thinking of you/)
  first.resolve()
  await waitFor(() => expect(state.calls).toBe(2))
  await moment()
  expect(isChecked(await box(/when I’m here/))).toBe(true)
  expect(isChecked(await box(/Thinking of you/))).toBe(true)
})

it.each([
  ['the question of the day', /language model/],
  ['usage statistics', /usage statistics/],
])('for %s two presses that were not stored show what is stored', async (_, name) => {
  const { first, state } = api()
  await show(<Tab />)
  state.fails = true
  await press(name)
  await waitFor(() => expect(state.calls).toBe(1))
  await press(name)
  first.resolve()
  await waitFor(() => expect(state.calls).toBe(2))
  await moment()
  expect(isChecked(await box(name))).toBe(false)
})
