import { dropDrafts, inHand, isDeviceKeeping, MARK, PREFIX, trouble } from './draftState.ts'
import { forgetDevice, openVault, PAGE_KEY, type DraftVault } from './draftVault.ts'
import { localStore, tabStore } from './localStore.ts'
import { isSharedDevice } from './sharedDevice.ts'

/** Keys that begin so are for a reload alone: a new tab does not find them. */
const TAB_ONLY = 'tab.'
/** Changes when a member signs out, for the other tabs. */
const LEFT = 'ek.left'
/** Milliseconds until a device that could not be opened is tried again. */
const AGAIN_MS = 30_000
/** What names a member in a key. */
const PERSON = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

let open: { personId: string; vault: Promise<DraftVault | null> } | null = null

window.addEventListener('storage', ({ key }) => key === LEFT && forgetTab())

const keysInTab = () => tabStore.keys(PREFIX).map((key) => key.slice(PREFIX.length))
const isPrivate = (key: string, personId: string) => key.includes(personId) && !key.startsWith(TAB_ONLY)

/** Opens the member's drafts once; another's are closed. Null when this device cannot keep any just now. */
function vaultOf(personId: string): Promise<DraftVault | null> {
  if (open?.personId === personId) return open.vault
  close()
  const vault = openVault(personId).catch(() => {
    trouble.until = Date.now() + AGAIN_MS
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

/** Brings back what a member wrote here in pages that are closed by now. */
export async function restore(personId: string): Promise<void> {
  if (open?.personId !== personId) inHand.clear()
  if (isSharedDevice())
    // Another member was here and left without signing out.
    for (const key of keysInTab())
      if (PERSON.test(key) && !key.includes(personId)) tabStore.remove(PREFIX + key)
  if (!isDeviceKeeping()) return
  const isInTab = (key: string) => tabStore.get(PREFIX + key) !== null
  const vault = await vaultOf(personId)
  const found = await vault?.restore(isInTab).catch(() => null)
  // What is written now is beside the drafts of the page before, not after them.
  if (!found) tabStore.remove(PAGE_KEY)
  for (const [key, text] of found ?? []) inHand.set(key, text)
  for (const key of keysInTab()) void keep(personId, key)
}

/** Moves a draft of a member from the tab to the device, if this device keeps drafts. */
export async function keep(personId: string, key: string): Promise<void> {
  if (!isPrivate(key, personId) || !isDeviceKeeping()) return
  const vault = await vaultOf(personId)
  await vault?.change(async () => {
    const text = tabStore.get(PREFIX + key)
    // Forgotten meanwhile, or kept by a change before this one.
    if (text === null || !isDeviceKeeping()) return
    await vault.keep(key, text)
    localStore.set(MARK + personId, '1')
    if (tabStore.get(PREFIX + key) !== text) return
    inHand.set(key, text)
    tabStore.remove(PREFIX + key)
  })
}

/** Forgets a draft on the device. */
export async function drop(key: string): Promise<void> {
  if (!open) return
  const { personId, vault: opening } = open
  const vault = await opening
  await vault?.change(async () => {
    await vault.drop(key)
    if (await vault.isEmpty()) localStore.remove(MARK + personId)
  })
}

function forgetTab(): void {
  dropDrafts()
  inHand.clear()
  close()
}

/** Returns whether a member has words in this tab that were not saved. */
export const hasDrafts = (personId: string): boolean =>
  [...keysInTab(), ...inHand.keys()].some((key) => isPrivate(key, personId))

/** Forgets every draft of a member on this device, in all its tabs, as signing out does; without a member all drafts. */
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
  for (const [key, text] of inHand) tabStore.set(PREFIX + key, text)
  inHand.clear()
  await (await open?.vault)?.change(async () => {})
  close()
  await takeOff(null)
}
