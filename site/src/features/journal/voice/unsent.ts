import { z } from 'zod/mini'
import { deviceDrafts, dropDraft, readDraft } from '../../../lib/draft.ts'

/** A voice note that the server does not have yet. */
const Unsent = z.object({
  /** Made here, so that a send that may have arrived can be repeated. */
  id: z.uuid(),
  /** In base64. */
  audio: z.string(),
  type: z.string(),
  seconds: z.number(),
})
export type Unsent = z.output<typeof Unsent>

/** Notes of this page, by key: all there is where the device keeps none. */
const held = new Map<string, Unsent>()
const keyOf = (personId: string, entryId: string) => `journal.${personId}.voice.${entryId}`

/** The note of an entry that waits on this device, or null. */
export function unsentOf(personId: string, entryId: string): Unsent | null {
  const key = keyOf(personId, entryId)
  return held.get(key) ?? readDraft(key, Unsent)
}

/**
 * Keeps a note until it is sent, encrypted as drafts are. Returns whether the device has it: it then survives a reload.
 * A recording is too large for the tab's own storage, so on a shared device it lives as long as the page.
 */
export async function keepUnsent(personId: string, entryId: string, note: Unsent): Promise<boolean> {
  const key = keyOf(personId, entryId)
  held.set(key, note)
  const text = JSON.stringify({ at: Date.now(), value: note })
  return deviceDrafts().then(
    (module) => module.keepLarge(personId, key, text),
    () => false,
  )
}

/** Forgets a note: it was sent, or is not wanted. */
export function dropUnsent(personId: string, entryId: string): void {
  const key = keyOf(personId, entryId)
  held.delete(key)
  dropDraft(key)
}

/** Takes a note along to the id under which its entry was stored. */
export function moveUnsent(personId: string, from: string, to: string): void {
  const note = from === to ? null : unsentOf(personId, from)
  if (!note) return
  void keepUnsent(personId, to, note)
  dropUnsent(personId, from)
}
