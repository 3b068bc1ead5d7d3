import { dropDrafts, handChanged, inHand, MARK, PREFIX } from './draftState.ts'
import { forgetDevice, openVault, PAGE_KEY, type DraftVault } from './draftVault.ts'
import { localStore, tabStore } from './localStore.ts'
import { isSharedDevice, SHARED_KEY } from './sharedDevice.ts'

/** Keys that begin so are for a reload alone: a new tab does not find them. */
const TAB_ONLY = 'tab.'
/** Changes when a member signs out, for the other tabs. */
const LEFT = 'ek.left'
/** Milliseconds until a device that could not keep anything is tried again. */
const AGAIN_MS = 30_000
/** Milliseconds for the key and the drafts; a page does not wait longer. */
const TIMEOUT_MS = 4_000
/** What names a member in a key. */
const PERSON = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

let open: { personId: string; vault: Promise<DraftVault | null> } | null = null
/** Milliseconds since 1970 until which the device is not asked again. */
let troubleUntil = 0

window.addEventListener('storage', ({ key }) => {
  if (key === LEFT) forgetTab()
  if (key === SHARED_KEY && isSharedDevice()) void backToTab()
})

const keysInTab = () => tabStore.keys(PREFIX).map((key) => key.slice(PREFIX.length))
const isInTab = (key: string) => tabStore.get(PREFIX + key) !== null
const isPrivate = (key: string, personId: string) => key.includes(personId) && !key.startsWith(TAB_ONLY)
const isDeviceKeeping = () =>
  !isSharedDevice() &&
  typeof indexedDB !== 'undefined' &&
  crypto.subtle !== undefined &&
  Date.now() > troubleUntil
const noteTrouble = () => {
  troubleUntil = Date.now() + AGAIN_MS
}

/** Opens the member's drafts once; another's are closed. Null when this device cannot keep any just now. */
function vaultOf(personId: string): Promise<DraftVault | null> {
  if (open?.personId === personId) return open.vault
  close()
  const vault = openVault(personId, AbortSignal.timeout(TIMEOUT_MS)).catch(() => {
    noteTrouble()
    open = null
    return null
  })
  open = { personId, vault }
  return vault
}

function close(): void {
  void open?.vault.then((vault) => vault?.close())
  open = null
}

/** Brings back what a member wrote here in pages that are closed by now. The page does not wait long for it. */
export async function restore(personId: string): Promise<void> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  const isLate = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
  await Promise.race([takeUp(personId, stop.signal), isLate])
  clearTimeout(timer)
}

async function takeUp(personId: string, stop: AbortSignal): Promise<void> {
  if (open?.personId !== personId) inHand.clear()
  const isShared = isSharedDevice()
  if (isShared)
    // Another member was here and left without signing out.
    for (const key of keysInTab())
      if (PERSON.test(key) && !key.includes(personId)) tabStore.remove(PREFIX + key)
  // What was kept before the device was shared comes back to the tab.
  if (isShared ? !hasMark(personId) : !isDeviceKeeping()) return
  const vault = await vaultOf(personId)
  const found = await vault?.restore(isInTab, stop).catch(() => null)
  // What is written now is beside the drafts of the page before, not after them.
  if (!found) tabStore.remove(PAGE_KEY)
  for (const [key, text] of found ?? []) if (!inHand.has(key)) inHand.set(key, text)
  handChanged()
  await vault?.change(() => clearMark(personId, vault))
  if (isShared) return backToTab()
  for (const key of keysInTab()) void keep(personId, key)
}

/** Moves a draft of a member from the tab to the device, if this device keeps drafts. */
export async function keep(personId: string, key: string): Promise<void> {
  if (!isPrivate(key, personId)) return
  const vault = isDeviceKeeping() ? await vaultOf(personId) : null
  await vault?.change(async () => {
    const text = tabStore.get(PREFIX + key)
    // Forgotten meanwhile, or kept by a change before this one.
    if (text === null || !isDeviceKeeping()) return
    try {
      await vault.keep(key, text)
    } catch {
      return noteTrouble()
    }
    // Shared by now: the text stays in the tab.
    if (isSharedDevice()) return vault.drop(key)
    localStore.set(MARK + personId, '1')
    if (tabStore.get(PREFIX + key) !== text) return
    inHand.set(key, text)
    tabStore.remove(PREFIX + key)
  })
  // The tab alone has the newest text.
  if (!isDeviceKeeping() && isInTab(key)) inHand.delete(key)
  handChanged()
}

/**
 * Keeps a draft that is too large for the tab, on the device alone. Returns whether it is there: on a shared device, or
 * one that keeps nothing, it is not.
 */
export async function keepLarge(personId: string, key: string, text: string): Promise<boolean> {
  if (!isPrivate(key, personId) || !isDeviceKeeping()) return false
  const vault = await vaultOf(personId)
  let isKept = false
  await vault?.change(async () => {
    await vault.keep(key, text)
    // Shared meanwhile.
    if (isSharedDevice()) return vault.drop(key)
    localStore.set(MARK + personId, '1')
    inHand.set(key, text)
    isKept = true
  })
  handChanged()
  return isKept
}

/** Forgets a draft on the device. */
export async function drop(key: string): Promise<void> {
  if (!open) return
  const { personId, vault: opening } = open
  const vault = await opening
  await vault?.change(async () => {
    await vault.drop(key)
    await clearMark(personId, vault)
  })
}

const hasMark = (personId: string) => localStore.get(MARK + personId) !== null

async function clearMark(personId: string, vault: DraftVault): Promise<void> {
  if (await vault.isEmpty()) localStore.remove(MARK + personId)
}

function forgetTab(): void {
  dropDrafts()
  inHand.clear()
  handChanged()
  close()
}

/** Returns whether a member has text that was not saved: in this tab, or kept by this device for any. */
export const hasDrafts = (personId: string): boolean =>
  hasMark(personId) || [...keysInTab(), ...inHand.keys()].some((key) => isPrivate(key, personId))

/**
 * Forgets every draft of a member on this device, in all its tabs, as signing out does; without a member all drafts.
 */
export async function forget(personId: string | null): Promise<void> {
  const vault = open?.vault
  forgetTab()
  localStore.set(LEFT, String(Date.now()))
  localStore.remove(LEFT)
  // What is on its way there arrives before it is all taken away.
  await vault?.then((opened) => opened?.change(async () => {}))
  await takeOff(personId)
}

async function takeOff(personId: string | null): Promise<void> {
  const marks = localStore.keys(MARK + (personId ?? ''))
  if (marks.length === 0) return
  await forgetDevice(personId)
  marks.forEach((mark) => localStore.remove(mark))
}

/** Moves drafts to where this device keeps them from now on: in the tab once it is shared, else encrypted on it. */
export async function move(personId: string): Promise<void> {
  if (!isSharedDevice()) return void (await Promise.all(keysInTab().map((key) => keep(personId, key))))
  await backToTab()
  // Those of other members stay, unreadable, until they sign in here and get them back.
  await takeOff(personId)
}

/** Writes the text this page holds to the tab, then takes them off the device and lets go of it. */
async function backToTab(): Promise<void> {
  // The tab may have newer text already. What it does not take stays on the device.
  const back = [...inHand].flatMap(([key, text]) =>
    isInTab(key) || tabStore.set(PREFIX + key, text) ? key : [],
  )
  back.forEach((key) => inHand.delete(key))
  handChanged()
  const { personId, vault: opening } = open ?? {}
  const vault = await opening
  if (!personId || !vault) return
  await vault.change(async () => {
    for (const key of back) await vault.drop(key)
    await clearMark(personId, vault)
  })
  close()
}
