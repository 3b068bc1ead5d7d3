import { webcrypto } from 'node:crypto'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { z } from 'zod/mini'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorAnswer, serveApi } from '../features/checkins/api.ts'

const ME = '0198f3a0-0000-7000-8000-000000000001'
const OTHER = '0198f3a0-0000-7000-8000-000000000002'
const KEY = `journal.${ME}.new`
const OTHERS_KEY = `journal.${OTHER}.new`
const Text = z.string()
const secrets: Record<string, string> = { [ME]: 'A'.repeat(42) + 'E', [OTHER]: 'B'.repeat(42) + 'E' }
let held: { name: string }[]
let isSignedIn: string | null

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  held = []
  isSignedIn = ME
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('navigator', { ...navigator, onLine: true, locks })
  serveApi({
    'GET /auth/draft-key': () =>
      isSignedIn ? { key: secrets[isSignedIn] } : new ErrorAnswer(401, 'common.error.not_signed_in'),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Locks of one browser. A page that is closed lets go of its own. */
const locks = {
  async request(name: string, ...rest: unknown[]) {
    const work = rest.at(-1) as () => unknown
    if (held.some((lock) => lock.name === name)) throw new DOMException('', 'TimeoutError')
    const lock = { name }
    held.push(lock)
    const answer = await work()
    held = held.filter((one) => one !== lock)
    return answer
  },
  query: async () => ({ held }),
}

/** A page of the browser: modules of its own, and the tab's storage unless it is a new tab. */
async function openPage(personId = ME, { isNewTab = true, isOldOpen = false } = {}) {
  if (isNewTab) sessionStorage.clear()
  if (!isOldOpen) held = []
  vi.resetModules()
  const drafts = await import('#site/lib/draft.ts')
  drafts.openDrafts(personId)
  await drafts.restoredDrafts()
  const device = await drafts.deviceDrafts()
  return { ...drafts, ...device, read: (key = KEY) => drafts.readDraft(key, Text) }
}
/** What the device stores, read without the page. */
async function stored(): Promise<{ key: string; data: ArrayBuffer }[]> {
  const { openDB } = await import('idb')
  const db = await openDB('ek-drafts')
  const rows = db.objectStoreNames.contains('drafts') ? await db.getAll('drafts') : []
  db.close()
  return rows as never
}
const kept = (key = KEY) =>
  vi.waitFor(() => expect(sessionStorage.getItem(`ek.draft.${key}`)).toBeNull(), 4_000)

it('words are there in a new tab, and stand nowhere in the clear', async () => {
  const page = await openPage()
  page.keepDraft(KEY, 'The sea was loud.')
  expect(page.read()).toBe('The sea was loud.')
  await kept()
  const rows = await stored()
  expect(rows).toHaveLength(1)
  expect(Buffer.from(rows[0]!.data).toString('latin1')).not.toContain('sea')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('sea')
  expect((await openPage()).read()).toBe('The sea was loud.')
  expect(await stored()).toHaveLength(1)
})

it('words that had no time to be kept are there after a reload', async () => {
  const page = await openPage()
  page.keepDraft(KEY, 'Old.')
  await kept()
  // The page ends while it encrypts; here it would go on beside the next one.
  const encrypt = vi.spyOn(webcrypto.subtle, 'encrypt').mockReturnValue(new Promise(() => {}))
  page.keepDraft(KEY, 'New.')
  await vi.waitFor(() => expect(encrypt).toHaveBeenCalled())
  encrypt.mockRestore()
  const again = await openPage(ME, { isNewTab: false })
  expect(again.read()).toBe('New.')
  await kept()
  const last = await openPage()
  expect(last.read()).toBe('New.')
  last.dropDraft(KEY)
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
})

it('a draft that was saved is in no new tab', async () => {
  const page = await openPage()
  page.keepDraft(KEY, 'Done.')
  await kept()
  page.dropDraft(KEY)
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  expect((await openPage()).read()).toBeNull()
})

it('another account never sees it, and its writer finds it again', async () => {
  const mine = await openPage()
  mine.keepDraft(KEY, 'Mine.')
  await kept()
  isSignedIn = OTHER
  const theirs = await openPage(OTHER)
  expect(theirs.read()).toBeNull()
  theirs.keepDraft(`journal.${OTHER}.new`, 'Theirs.')
  await kept(`journal.${OTHER}.new`)
  // Even one who writes my id into the page gets their own key.
  expect((await openPage(ME)).read()).toBeNull()
  isSignedIn = ME
  expect((await openPage()).read()).toBe('Mine.')
})

it('without a session nothing can be read; with one again it is there', async () => {
  const page = await openPage()
  page.keepDraft(KEY, 'Locked.')
  await kept()
  isSignedIn = null
  expect((await openPage()).read()).toBeNull()
  isSignedIn = ME
  expect((await openPage()).read()).toBe('Locked.')
})

it('without a key the tab keeps it, and a later page what was kept before', async () => {
  const page = await openPage()
  page.keepDraft(KEY, 'First.')
  await kept()
  isSignedIn = null
  const offline = await openPage()
  offline.keepDraft(KEY, 'Second.')
  expect(offline.read()).toBe('Second.')
  isSignedIn = ME
  const online = await openPage(ME, { isNewTab: false })
  expect(online.read()).toBe('Second.')
  await kept()
  online.dropDraft(KEY)
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
  expect((await openPage()).read()).toBe('First.')
})

it('two tabs that write at once lose nothing, and take nothing of a tab that is open', async () => {
  const one = await openPage()
  one.keepDraft(KEY, 'One.')
  await kept()
  const two = await openPage(ME, { isOldOpen: true })
  expect(two.read()).toBeNull()
  two.keepDraft(KEY, 'Two.')
  await kept()
  const third = await openPage()
  expect(third.read()).toBe('Two.')
  third.dropDraft(KEY)
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
  expect((await openPage()).read()).toBe('One.')
})

it('signing out takes all of it off the device, and leaves another member’s', async () => {
  const page = await openPage()
  page.keepDraft(KEY, 'Gone.')
  await kept()
  isSignedIn = OTHER
  const theirs = await openPage(OTHER)
  theirs.keepDraft(`checkin.${OTHER}`, 'Stays.')
  await kept(`checkin.${OTHER}`)
  isSignedIn = ME
  const again = await openPage()
  expect(again.hasDrafts(ME)).toBe(true)
  await again.forget(ME)
  expect(again.hasDrafts(ME)).toBe(false)
  expect((await stored()).map(({ key }) => key)).toEqual([`checkin.${OTHER}`])
  expect(Object.keys(localStorage)).toEqual([`ek.drafts.${OTHER}`])
})

it('after a week it is gone', async () => {
  const page = await openPage()
  page.keepDraft(KEY, 'Old.')
  await kept()
  vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000, toFake: ['Date'] })
  const later = await openPage()
  expect([later.read(), later.hasDrafts(ME)]).toEqual([null, false])
  expect(await stored()).toEqual([])
})

it('a shared device keeps it in the tab only, from the moment it is said', async () => {
  isSignedIn = OTHER
  const before = await openPage(OTHER)
  before.keepDraft(OTHERS_KEY, 'Not yours.')
  await kept(OTHERS_KEY)
  isSignedIn = ME
  const page = await openPage()
  page.keepDraft(KEY, 'Ours?')
  await kept()
  const { setSharedDevice } = await import('#site/lib/sharedDevice.ts')
  setSharedDevice(true)
  await page.move(ME)
  const left = (await stored()).map(({ key }) => key)
  expect([page.read(), left, sessionStorage.getItem(`ek.draft.${KEY}`)]).toEqual([
    'Ours?',
    [expect.stringContaining(OTHER)],
    expect.stringContaining('Ours?'),
  ])
  page.keepDraft(KEY, 'Ours.')
  expect((await openPage(ME, { isNewTab: false })).read()).toBe('Ours.')
  // Another member in the same tab, without a sign-out before.
  isSignedIn = OTHER
  const theirs = await openPage(OTHER, { isNewTab: false })
  expect(sessionStorage.getItem(`ek.draft.${KEY}`)).toBeNull()
  expect(theirs.read(OTHERS_KEY)).toBe('Not yours.')

  isSignedIn = ME
  const back = await openPage()
  back.keepDraft(KEY, 'Mine again.')
  setSharedDevice(false)
  await back.move(ME)
  expect((await openPage()).read()).toBe('Mine again.')
})

it('what is looked for stays in its tab', async () => {
  const page = await openPage()
  page.keepDraft(`tab.journal-list.${ME}`, 'pancake')
  const reloaded = await openPage(ME, { isNewTab: false })
  expect(reloaded.read(`tab.journal-list.${ME}`)).toBe('pancake')
  expect((await openPage()).read(`tab.journal-list.${ME}`)).toBeNull()
})

it('signing out asks also for words that another tab, or a page before, has kept', async () => {
  const one = await openPage()
  one.keepDraft(KEY, 'One.')
  await kept()
  const two = await openPage(ME, { isOldOpen: true })
  expect([two.read(), two.hasDrafts(ME), two.hasDrafts(OTHER)]).toEqual([null, true, false])
})

it('words kept before the device was shared come back to the tab, and leave the device', async () => {
  const page = await openPage()
  page.keepDraft(KEY, 'Kept before.')
  await kept()
  localStorage.setItem('ek.shared', '1')
  const next = await openPage()
  expect([next.read(), next.hasDrafts(ME), await stored()]).toEqual(['Kept before.', true, []])
  expect(sessionStorage.getItem(`ek.draft.${KEY}`)).toContain('Kept before.')
  expect(localStorage.getItem(`ek.drafts.${ME}`)).toBeNull()
})

it('what the device could not store is not said to be on it', async () => {
  const page = await openPage()
  const { inHand, watchHand } = await import('#site/lib/draftState.ts')
  const changed = vi.fn()
  watchHand(changed)
  page.keepDraft(KEY, 'First.')
  await kept()
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  expect(inHand.has(KEY)).toBe(true)
  changed.mockClear()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  page.keepDraft(KEY, 'Second.')
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  full.mockRestore()
  expect([inHand.has(KEY), page.read()]).toEqual([false, 'Second.'])
  expect((await openPage(ME, { isNewTab: false })).read()).toBe('Second.')
})

it('a page does not wait for a database that never opens', async () => {
  localStorage.setItem(`ek.drafts.${ME}`, '1')
  const Request = IDBRequest as unknown as new () => IDBRequest
  vi.stubGlobal('indexedDB', { open: () => new Request() })
  const start = Date.now()
  const page = await openPage()
  page.keepDraft(KEY, 'Meanwhile.')
  expect(page.read()).toBe('Meanwhile.')
  expect(Date.now() - start).toBeLessThan(6_000)
}, 10_000)

it('a recording, too large for the tab, goes to the device alone and comes back after a reload', async () => {
  const page = await openPage()
  const sound = 'a'.repeat(8_000_000)
  const text = JSON.stringify({ at: Date.now(), value: sound })
  expect(await page.keepLarge(ME, KEY, text)).toBe(true)
  expect(sessionStorage.getItem(`ek.draft.${KEY}`)).toBeNull()
  expect(page.read()).toBe(sound)
  expect(new TextDecoder().decode((await stored())[0]!.data)).not.toContain('aaaaaaaa')
  const next = await openPage()
  expect(next.read()).toBe(sound)
  next.dropDraft(KEY)
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
  localStorage.setItem('ek.shared', '1')
  expect(await next.keepLarge(ME, KEY, text)).toBe(false)
})

// The pages of the tests before hear it too: it comes last.
it('a tab takes its words back when another tab says that the device is shared', async () => {
  const key = `journal.${ME}.elsewhere`
  const page = await openPage()
  page.keepDraft(key, 'Still here.')
  await kept(key)
  localStorage.setItem('ek.shared', '1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'ek.shared' }))
  expect(sessionStorage.getItem(`ek.draft.${key}`)).toContain('Still here.')
  expect(page.read(key)).toBe('Still here.')
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['ek.shared']))
})
