import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Dashboard } from '#site/pages/dashboard/Dashboard.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { newStore, overview } from '../checkins/overview.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const DANGER = 'I want to die. Nobody wants me here.'
const CHILD = person({ ageGroup: 'child', guardian: 'verified', firstName: 'Mila' })
const ON_FIRE = overview({ streak: { current: 9, longest: 9, lastDay: null } })

const api = (checkIn: unknown = newStore({ badge: true, offerSupport: true }), more: object = {}) =>
  serveApi({
    'GET /checkins/overview': ON_FIRE,
    'POST /checkins': checkIn as object,
    'POST /moderation/care/put-away': { isOpen: false, isBack: false },
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    ...more,
  })
const marked = (answer = newStore({ badge: true, offerSupport: true })) => {
  return (call: Parameters<typeof answer>[0]) => ({ ...(answer(call) as object), heavyWords: true })
}
function checkIn(expected = DANGER) {
  fireEvent.click(screen.getByRole('radio', { name: 'Sad' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: expected } })
  fireEvent.click(screen.getByRole('button', { name: /Save check-in|Save/ }))
}
/** The page's engine for names puts a space after the number, browsers do not. */
const said = (sentence: string) => (name: string) => name.replace(/ \./, '.') === sentence
const panel = (sentence = 'Tell a grown-up now. Call or text 988.') =>
  screen.findByRole('region', { name: said(sentence) })
const hrefOf = (inside: HTMLElement, name: string) =>
  within(inside).getByRole('link', { name }).getAttribute('href')

describe('after words of danger', () => {
  it('a child is told to tell a grown-up, with the number to call and text, before anything else and alone', async () => {
    api(marked())
    await show(<Dashboard />, { as: CHILD, age: 'adult' })
    await screen.findByText('On Fire')
    checkIn()
    const shown = await panel()
    expect([hrefOf(shown, 'Call 988'), hrefOf(shown, 'Text 988')]).toEqual(['tel:988', 'sms:988'])
    await within(shown).findByText('Saved.')
    expect(document.activeElement).toBe(within(shown).getByRole('heading', { level: 1 }))
    for (const praise of ['Mood checked in successfully!', 'Badge Unlocked', 'Reflect?'])
      expect(screen.queryByText(praise)).toBeNull()
    for (const shownBefore of [screen.getByRole('radio', { name: 'Sad' }), screen.getByText('This week')])
      expect(shownBefore.closest('[hidden]')).toBeTruthy()
    expect(screen.queryAllByText('On Fire').every((flame) => flame.closest('[hidden]'))).toBe(true)
  })

  it('the panel comes at once, before the server has answered', async () => {
    api(() => new Promise(() => {}))
    await show(<Dashboard />)
    checkIn()
    const shown = await panel('Call or text 988.')
    expect(within(shown).getByText('Saving what you wrote.')).toBeTruthy()
  })

  it('the panel comes without a connection too, and says that the words wait here', async () => {
    api(new ErrorAnswer(0))
    await show(<Dashboard />)
    checkIn()
    const shown = await panel('Call or text 988.')
    await within(shown).findByText('Saved on this device. We’ll send it when you’re online.')
  })

  it('the number is that of the country of the profile', async () => {
    api(marked())
    await show(<Dashboard />, { as: person({ country: 'FR' }) })
    checkIn()
    const shown = await panel('Call 3114.')
    expect(hrefOf(shown, 'Call 3114')).toBe('tel:3114')
  })

  it('the panel goes in two steps, and the account is told', async () => {
    const calls = api(marked())
    await show(<Dashboard />)
    checkIn()
    const shown = await panel('Call or text 988.')
    fireEvent.click(within(shown).getByRole('button', { name: 'I’m okay for now' }))
    expect(within(shown).getByText('Are you sure? The number stays under Help now.')).toBeTruthy()
    expect(document.activeElement).toBe(within(shown).getByRole('button', { name: 'No, keep it here' }))
    expect(callsOf(calls, 'POST /moderation/care/put-away')).toEqual([])
    fireEvent.click(within(shown).getByRole('button', { name: 'Yes, hide it' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: said('Call or text 988.') })).toBeNull())
    expect(callsOf(calls, 'POST /moderation/care/put-away')).toHaveLength(1)
    expect(screen.getByRole('radio', { name: 'Sad' }).closest('[hidden]')).toBeNull()
    // Nothing that was held back is praised afterwards either.
    expect(screen.queryByText('Mood checked in successfully!')).toBeNull()
  })

  it('sentences for someone they trust open the device’s messages without a number', async () => {
    api(marked())
    await show(<Dashboard />)
    checkIn()
    const shown = await panel('Call or text 988.')
    const links = within(shown).getAllByRole('link', { name: /^Send/ })
    expect(links).toHaveLength(3)
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^sms:\?&body=\S+$/)
  })
})

it('the panel is there again where the account says so', async () => {
  api(marked(), { 'GET /moderation/care': { isOpen: true, isBack: true } })
  await show(<Dashboard />)
  const shown = await panel('Call or text 988.')
  expect(within(shown).getByText('The number is here again if you want it.')).toBeTruthy()
})

it('other words bring no panel', async () => {
  api(newStore())
  await show(<Dashboard />)
  checkIn('The bus was late.')
  await screen.findByText('Mood checked in successfully!', { selector: '[data-tone=good] *' })
  expect(screen.queryByRole('heading', { name: said('Call or text 988.') })).toBeNull()
})
