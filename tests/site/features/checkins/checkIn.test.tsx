import { isChecked } from '../../kit/act.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { dropDrafts, keepDraft, readDraft } from '#site/lib/draft.ts'
import { Dashboard } from '#site/pages/dashboard/Dashboard.tsx'
import { callsOf, ErrorAnswer, serveApi } from './api.ts'
import { newStore, overview } from './overview.ts'
import { freshBrowser, person, show } from './page.tsx'
import { FakePusher } from './pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const api = (answers: Record<string, object> = {}) =>
  serveApi({
    'GET /checkins/overview': overview(),
    'POST /checkins': newStore(),
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    ...answers,
  })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save check-in' }))
const sent = (calls: ReturnType<typeof api>) =>
  callsOf(calls, 'POST /checkins').map(({ body }) => body as { id: string; reflection?: string })
const form = () => ({
  text: screen.getByRole<HTMLTextAreaElement>('textbox').value,
  mood: screen.queryByRole('radio', { name: 'Calm', checked: true }) !== null,
  isPrivate: isChecked(screen.getByRole('checkbox', { hidden: false })),
  three: isChecked(screen.getByRole('radio', { name: '3' })),
})

describe('the check-in', () => {
  it('is saved with mood, strength, words and privacy; then the form is new and the feeling is answered', async () => {
    const calls = api()
    await show(<Dashboard />)
    choose('Calm')
    fireEvent.click(screen.getByRole('radio', { name: '4' }))
    write('Slept through.')
    fireEvent.click(screen.getByRole('checkbox', { hidden: false }))
    save()
    await screen.findByText('Mood checked in successfully!')
    expect(sent(calls)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        mood: 'calm',
        intensity: 4,
        isPrivate: false,
        activities: [],
        feelings: [],
        reflection: 'Slept through.',
      },
    ])
    expect(form()).toEqual({ text: '', mood: false, isPrivate: true, three: true })
    const answered = await screen.findByRole('heading', { name: 'You feel calm. Let it last a little.' })
    await waitFor(() => expect(document.activeElement).toBe(answered))
    expect(screen.queryByText('Reflect?')).toBeNull()
    // What was stored is in the history at once, without another request.
    expect(await screen.findByText('Slept through.')).toBeTruthy()
    expect(callsOf(calls, 'GET /checkins/overview')).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })

  it('asks for a mood at the place of the moods', async () => {
    const calls = api()
    await show(<Dashboard />)
    save()
    const moods = screen.getByRole('radiogroup', { name: 'How are you feeling?' })
    expect(within(moods).getByText('Please select a mood')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Excited' }))
    expect(sent(calls)).toEqual([])
    choose('Tired')
    expect(screen.queryByText('Please select a mood')).toBeNull()
  })

  it('that does not get through waits, says so, and is sent again by itself under the same id', async () => {
    const store = newStore()
    let open = false
    const calls = api({ 'POST /checkins': (call: never) => (open ? store(call) : new ErrorAnswer(503)) })
    await show(<Dashboard />)
    choose('Calm')
    write('Meeting at ten.')
    save()
    await screen.findByText('Not sent yet. We’ll keep trying.')
    expect(form().text).toBe('Meeting at ten.')
    expect(sessionStorage.getItem(sessionStorage.key(0)!)).toContain('Meeting at ten.')
    open = true
    await screen.findByText('Mood checked in successfully!', {}, { timeout: 5_000 })
    const ids = sent(calls).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect(new Set(ids).size).toBe(1)
    expect(form().text).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  it('goes out when the connection is back, also after a reload', async () => {
    const store = newStore()
    let online = false
    const calls = api({ 'POST /checkins': (call: never) => (online ? store(call) : new ErrorAnswer(0)) })
    const first = await show(<Dashboard />)
    choose('Calm')
    write('On the train.')
    save()
    await screen.findByText('Not sent yet. We’ll keep trying.')
    first.unmount()
    await show(<Dashboard />)
    expect(form().text).toBe('On the train.')
    // It is tried at once, still in vain.
    await waitFor(() => expect(sent(calls)).toHaveLength(2))
    online = true
    fireEvent(window, new Event('online'))
    await screen.findByText('Mood checked in successfully!')
    expect(new Set(sent(calls).map(({ id }) => id)).size).toBe(1)
  })

  it('is not sent by itself under another account, after another tab signed out and in', async () => {
    const store = newStore()
    let [isBack, isOther] = [false, false]
    const calls = api({
      'POST /checkins': (call: never) => (isBack ? store(call) : new ErrorAnswer(0)),
      'GET /me': () => ({ person: person(isOther ? { id: '0198f3a0-0000-7000-8000-000000000002' } : {}) }),
    })
    await show(<Dashboard />)
    choose('Calm')
    write('Only mine.')
    save()
    await screen.findByText('Not sent yet. We’ll keep trying.')
    // Signing out drops what waits on the device; this tab did not hear of it.
    localStorage.clear()
    ;[isBack, isOther] = [true, true]
    const before = sent(calls).length
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(callsOf(calls, 'GET /me').length).toBeGreaterThan(0))
    await waitFor(() => expect(screen.queryByText('Not sent yet. We’ll keep trying.')).toBeNull())
    expect(sent(calls)).toHaveLength(before)
  })

  it('that the server rejects stays in the form with the reason', async () => {
    api({
      'POST /checkins': () =>
        new ErrorAnswer(422, 'common.error.invalid_input', 'Please check what you entered.'),
    })
    await show(<Dashboard />)
    choose('Calm')
    write('Words.')
    save()
    await screen.findByText(/Please check what you entered\./)
    expect(form().text).toBe('Words.')
  })

  it('keeps what was changed after an earlier version had arrived', async () => {
    const store = newStore()
    let first = true
    const calls = api({
      'POST /checkins': (call: never) => {
        const answer = store(call)
        if (!first) return answer
        // Stored, but the answer is lost.
        first = false
        return new ErrorAnswer(0)
      },
    })
    await show(<Dashboard />)
    choose('Calm')
    write('One.')
    save()
    await screen.findByText('Not sent yet. We’ll keep trying.')
    write('One. And two.')
    save()
    await screen.findByText(/An earlier version was already saved/)
    expect(form().text).toBe('One. And two.')
    save()
    await waitFor(() => expect(sent(calls)).toHaveLength(3))
    const [a, b, c] = sent(calls)
    expect(a!.id).toBe(b!.id)
    expect(c!.id).not.toBe(a!.id)
    expect(c!.reflection).toBe('One. And two.')
  })

  it('under way while the member signs out leaves nothing on the device', async () => {
    let answer = (_: ErrorAnswer) => {}
    api({ 'POST /checkins': () => new Promise<ErrorAnswer>((resolve) => (answer = resolve)) })
    await show(<Dashboard />)
    choose('Calm')
    write('For nobody else.')
    save()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saving' })).toBeTruthy())
    dropDrafts()
    answer(new ErrorAnswer(401, 'common.error.not_signed_in', 'Please sign in to go on.'))
    const login = await screen.findByRole('link', { name: 'Log In' })
    expect(login.getAttribute('href')).toBe('/auth?next=/dashboard')
    expect(sessionStorage).toHaveLength(0)
  })

  it('too long is not sent', async () => {
    const calls = api()
    await show(<Dashboard />)
    choose('Calm')
    write('x'.repeat(2_001))
    save()
    expect(screen.getByText('Please use at most 2000 characters.')).toBeTruthy()
    expect(sent(calls)).toEqual([])
  })

  it('begins with the face picked on the landing page, once', async () => {
    api()
    sessionStorage.setItem('ek.mood', 'okay')
    await show(<Dashboard />)
    expect(screen.getByRole('radio', { name: 'Calm', checked: true })).toBeTruthy()
    expect(sessionStorage.getItem('ek.mood')).toBeNull()
  })

  it('begins with the face that onboarding kept for a tab after this one, once', async () => {
    api()
    const key = `mood.${person().id}`
    keepDraft(key, 'okay')
    await show(<Dashboard />)
    expect(screen.getByRole('radio', { name: 'Calm', checked: true })).toBeTruthy()
    expect(readDraft(key, z.string())).toBeNull()
  })

  it('asks a member without focus areas for one', async () => {
    const member = person({ focusAreas: [] })
    const calls = api({
      'GET /me': { person: member },
      'PUT /account/focus-areas': { focusAreas: ['sleep'] },
    })
    await show(<Dashboard />, { as: member })
    choose('Calm')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByText('Please select a focus area')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Sleep / Rest' }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf(calls, 'PUT /account/focus-areas')[0]!.body).toEqual({ focusAreas: ['sleep'] })
    // The mood chosen meanwhile is still chosen.
    expect(form().mood).toBe(true)
  })

  it('says why a focus area could not be stored, and keeps the question', async () => {
    const member = person({ focusAreas: [] })
    api({
      'GET /me': { person: member },
      'PUT /account/focus-areas': new ErrorAnswer(422, 'common.error.invalid_input', 'Not this one.'),
    })
    await show(<Dashboard />, { as: member })
    choose('Calm')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Sleep / Rest' }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Error', { selector: '[data-tone=bad] *' })).toBeTruthy()
    expect(screen.getByText('Not this one.')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('does not ask a member who has focus areas', async () => {
    const calls = api()
    await show(<Dashboard />)
    choose('Calm')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(callsOf(calls, 'GET /me')).toEqual([])
  })
})
