import { webcrypto } from 'node:crypto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { JournalScreen } from '#site/features/journal/JournalScreen.tsx'
import { PrintScreen } from '#site/features/journal/export/PrintScreen.tsx'
import { changeLock, readLock, removeLock, setPin } from '#site/features/journal/lock/lock.ts'
import { LockSettings } from '#site/features/journal/lock/LockSettings.tsx'
import { TrashScreen } from '#site/features/journal/trash/TrashScreen.tsx'
import { keepDraft } from '#site/lib/draft.ts'
import { draftKey, freshEntry } from '#site/features/journal/sheet/draft.ts'
import { callsOf } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { entry } from './entries.ts'
import { openJournal, press, serveJournal, write } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const ME = person().id
const PIN = '4711'
const WORDS = 'The harbour was loud.'
const locked = () => screen.findByRole('heading', { name: 'Your journal is locked' })
const type = (pin: string) => {
  write('PIN', pin)
  press('Open my journal')
}
const page = () => document.body.innerHTML
let isHidden = false
const hide = (on: boolean) =>
  act(async () => {
    isHidden = on
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(async () => {
  isHidden = false
  // As in a browser, with fewer rounds: the tests try many PINs.
  const subtle = new Proxy(webcrypto.subtle, {
    get: (real, name: keyof SubtleCrypto) =>
      name === 'deriveBits'
        ? (how: Pbkdf2Params, key: CryptoKey, length: number) =>
            real.deriveBits({ ...how, iterations: 10 }, key, length)
        : (real[name] as unknown as () => void).bind(real),
  })
  vi.stubGlobal('crypto', { subtle, getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  window.matchMedia ??= (() => ({ matches: false })) as never
  await setPin(ME, PIN)
  keepDraft(draftKey(ME, 'new'), { ...freshEntry(), body: WORDS })
  serveJournal({
    'GET /journal/entries/:id': { entry: entry({ body: WORDS }) },
    'GET /journal/trash': { entries: [], next: null },
    'GET /journal/pages': { entries: [entry({ body: WORDS })], next: null },
  })
})

describe('a locked journal', () => {
  it.each([
    ['the journal', <JournalScreen key="1" />],
    ['the trash', <TrashScreen key="2" />],
    ['the pages for paper', <PrintScreen key="3" />],
  ])('%s has no words in the page, and asks nothing of the server', async (_, element) => {
    const { calls } = serveJournal()
    await show(element, { at: '/journal' })
    await locked()
    expect(page()).not.toContain(WORDS)
    expect(calls.filter(({ route }) => route.includes('/journal'))).toEqual([])
    expect(localStorage.getItem(`ek.lock.${ME}`)).not.toContain(PIN)
  })

  it('opens with the PIN and not with another, and stays open from one of its pages to the next', async () => {
    await openJournal()
    await locked()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('PIN')))
    type('1111')
    expect(await screen.findByText('That PIN isn’t right.')).toBeTruthy()
    type(PIN)
    expect(await screen.findByDisplayValue(WORDS)).toBeTruthy()
    cleanup()
    await show(<PrintScreen />, { at: '/journal' })
    expect(await screen.findByText(WORDS)).toBeTruthy()
  })

  it('takes Arabic digits, and nothing but digits', async () => {
    await openJournal()
    await locked()
    write('PIN', '٤٧x١١')
    press('Open my journal')
    expect(await screen.findByDisplayValue(WORDS)).toBeTruthy()
  })

  it('makes each further PIN wait after five wrong ones, also after a reload', async () => {
    await openJournal()
    await locked()
    for (let tries = 1; tries <= 5; tries += 1) {
      type('0000')
      await waitFor(() => expect(readLock(ME)!.failed).toBe(tries))
      await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe(''))
    }
    const said = await screen.findByRole('alert')
    expect(said.textContent).toMatch(/Too many tries\. You can try again in (30|29) seconds\./)
    // Read out once: the figure that runs is beside it.
    const before = said.textContent
    await act(() => new Promise((done) => setTimeout(done, 2_200)))
    expect(said.textContent).toBe(before)
    expect(screen.getByText(/in 2[0-8] seconds/)).toBeTruthy()
    cleanup()
    await openJournal()
    await locked()
    type(PIN)
    await act(() => new Promise((done) => setTimeout(done, 400)))
    expect(page()).not.toContain(WORDS)
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
    cleanup()
    await openJournal()
    await locked()
    type(PIN)
    expect(await screen.findByDisplayValue(WORDS)).toBeTruthy()
    expect(readLock(ME)!.failed).toBe(0)
  })

  it('asks no other member, and is asked for their own lock only', async () => {
    const other = person({ id: '0198f3a0-0000-7000-8000-000000000002' })
    await openJournal('/journal?entry=new', { as: other })
    expect(await screen.findByLabelText('Your words')).toBeTruthy()
  })
})

describe('an open journal', () => {
  const open = async (away: number) => {
    changeLock(ME, { away })
    await openJournal()
    await locked()
    type(PIN)
    await screen.findByDisplayValue(WORDS)
  }

  it('that locks out of sight is gone from the page as soon as it is hidden', async () => {
    await open(0)
    await hide(true)
    await hide(false)
    await locked()
    expect(page()).not.toContain(WORDS)
  })

  it('that locks out of sight locks also when another page of the app is on the screen', async () => {
    await open(0)
    cleanup()
    await hide(true)
    await hide(false)
    await openJournal()
    await locked()
    expect(page()).not.toContain(WORDS)
  })

  it('is blurred while it is hidden, and locks after the minutes away', async () => {
    await open(5)
    const curtain = document.querySelector<HTMLElement>('main > div')!
    await hide(true)
    expect(curtain.dataset.hidden).toBe('true')
    await hide(false)
    expect(curtain.dataset.hidden).toBeUndefined()
    expect(screen.getByDisplayValue(WORDS)).toBeTruthy()
    await hide(true)
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000, toFake: ['Date'] })
    await hide(false)
    await locked()
    expect(page()).not.toContain(WORDS)
    type(PIN)
    expect(await screen.findByDisplayValue(WORDS)).toBeTruthy()
  })
})

describe('another tab', () => {
  const elsewhere = async (change: () => unknown) => {
    await change()
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: `ek.lock.${ME}` }))
    })
  }

  it('that sets a lock closes the journal here', async () => {
    removeLock(ME)
    await openJournal()
    await screen.findByDisplayValue(WORDS)
    await elsewhere(() => setPin(ME, '2222'))
    await locked()
    expect(page()).not.toContain(WORDS)
  })

  it('that takes the lock away leaves what is open, and loads anew what is locked', async () => {
    await openJournal()
    await locked()
    const reload = vi.fn()
    vi.stubGlobal('location', { ...location, reload })
    await elsewhere(() => removeLock(ME))
    expect(reload).toHaveBeenCalledOnce()
    expect(page()).not.toContain(WORDS)
    cleanup()

    await setPin(ME, PIN)
    await openJournal()
    await locked()
    type(PIN)
    await screen.findByDisplayValue(WORDS)
    await elsewhere(() => removeLock(ME))
    expect(screen.getByDisplayValue(WORDS)).toBeTruthy()
    expect(reload).toHaveBeenCalledOnce()
  })
})

it('a long wait is told in minutes', async () => {
  const waits = { ...readLock(ME), failed: 8, waitUntil: Date.now() + 900_000 }
  localStorage.setItem(`ek.lock.${ME}`, JSON.stringify(waits))
  await openJournal()
  expect((await screen.findByRole('alert')).textContent).toContain('in 15 minutes')
})

it('a forgotten PIN ends the session and takes the lock away; the draft stays', async () => {
  const calls = serveJournal({ 'POST /auth/sign-out': { ok: true } }).calls
  await openJournal()
  await locked()
  press('I forgot my PIN')
  // jsdom does not load pages.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  press('Sign out')
  await waitFor(() => expect(readLock(ME)).toBeNull())
  expect(callsOf(calls, 'POST /auth/sign-out')).toHaveLength(1)
  expect(sessionStorage.getItem(`ek.draft.journal.${ME}.new`)).toContain(WORDS)
})

describe('settings', () => {
  const settings = () => show(<LockSettings />, { at: '/settings' })
  const toggle = () => fireEvent.click(screen.getByRole('switch', { name: 'Lock my journal on this device' }))

  it('set a PIN that is long enough and typed twice', async () => {
    removeLock(ME)
    await settings()
    toggle()
    write('New PIN', '123')
    press('Lock my journal')
    expect(await screen.findByText('Please use at least 4 digits.')).toBeTruthy()
    write('New PIN', '12345')
    write('New PIN again', '12346')
    press('Lock my journal')
    expect(await screen.findByText('The two PINs aren’t the same.')).toBeTruthy()
    write('New PIN again', '12345')
    press('Lock my journal')
    expect(await screen.findByText('Your journal is locked on this device.')).toBeTruthy()
  })

  const away = (minutes: string) =>
    fireEvent.change(screen.getByLabelText('When to lock it'), { target: { value: minutes } })

  it('lock sooner at once, and later with the PIN only', async () => {
    await settings()
    away('1')
    expect(readLock(ME)!.away).toBe(1)
    away('15')
    expect(readLock(ME)!.away).toBe(1)
    write('PIN now', '0000')
    press('After 15 minutes away')
    expect(await screen.findByText('That PIN isn’t right.')).toBeTruthy()
    expect(readLock(ME)!.away).toBe(1)
    write('PIN now', PIN)
    press('After 15 minutes away')
    await waitFor(() => expect(readLock(ME)!.away).toBe(15))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('When to lock it')))
  })

  it('add the unlock of the device with the PIN only', async () => {
    vi.stubGlobal('PublicKeyCredential', {
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    })
    const create = vi.fn(async () => ({ rawId: Uint8Array.of(1, 2, 3).buffer }))
    vi.stubGlobal('navigator', { credentials: { create }, onLine: true })
    await settings()
    const device = () => screen.findByRole('switch', { name: 'Unlock with this device too' })
    fireEvent.click(await device())
    write('PIN now', '0000')
    press('Unlock with this device too')
    expect(await screen.findByText('That PIN isn’t right.')).toBeTruthy()
    expect([create.mock.calls.length, readLock(ME)!.device]).toEqual([0, undefined])
    write('PIN now', PIN)
    press('Unlock with this device too')
    await waitFor(() => expect(readLock(ME)!.device).toBe('AQID'))
    const added = await device()
    await waitFor(() => expect(document.activeElement).toBe(added))
    fireEvent.click(added)
    expect(readLock(ME)!.device).toBeUndefined()
  })

  it('put the focus into the form, and back where it came from', async () => {
    await settings()
    press('Change PIN')
    expect(document.activeElement).toBe(screen.getByLabelText('PIN now'))
    press('Cancel')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change PIN' }))
    toggle()
    expect(document.activeElement).toBe(screen.getByLabelText('PIN now'))
    press('Cancel')
    expect(document.activeElement).toBe(screen.getAllByRole('switch')[0])
  })

  it('change it and take it away with the PIN only', async () => {
    await settings()
    press('Change PIN')
    write('PIN now', '0000')
    write('New PIN', '2222')
    write('New PIN again', '2222')
    press('Change PIN')
    expect(await screen.findByText('That PIN isn’t right.')).toBeTruthy()
    write('PIN now', PIN)
    press('Change PIN')
    expect(await screen.findByText('Your journal is locked on this device.')).toBeTruthy()
    toggle()
    write('PIN now', PIN)
    press('Remove the lock')
    expect(await screen.findByText('That PIN isn’t right.')).toBeTruthy()
    expect(readLock(ME)).not.toBeNull()
    write('PIN now', '2222')
    press('Remove the lock')
    await waitFor(() => expect(readLock(ME)).toBeNull())
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  })
})
