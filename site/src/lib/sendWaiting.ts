import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { accountApi } from '#domain/account/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { ApiError } from './apiError.ts'
import { call } from './call.ts'
import { openCareFor } from './care.ts'
import { dropDraft, readDraft } from './draft.ts'
import { dropWaiting, isWithheld, keepWaiting, notifySent, waitingOf, type Waiting } from './outbox.ts'
import { keyOf } from './query.ts'

/** How it went: what still waits to be tried again, and what was stored without a form to show it. */
export type Outcome = { left: number; stored: number }

/**
 * Sends what waits for a person, each under its own id, so that it counts once however often it is sent. What the
 * server rejects stays on the device and is not sent again by itself. Sends nothing when another member is signed in by
 * now. What a form has in hand is left to it, unless this is the last chance (`isLast`).
 */
export async function sendWaiting(
  client: QueryClient,
  personId: string,
  { isLast = false } = {},
): Promise<Outcome> {
  const items = waitingOf(personId).filter(({ id, isRefused }) => !isRefused && (isLast || !isWithheld(id)))
  let [left, stored] = [items.length, 0]
  if (left === 0) return { left, stored }
  const isMine = await call(accountApi.readPerson).then(
    ({ person }) => person?.id === personId,
    () => null,
  )
  // Without a session, or in another member's: it waits for its writer.
  if (!isMine) return { left: isMine === null ? left : 0, stored }
  for (const item of items) {
    const verdict = await sendOne(personId, item)
    if (verdict === 'later') break
    left -= 1
    if (verdict === 'stored') stored += 1
  }
  if (left < items.length) {
    for (const contract of [checkinsApi.overview, journalApi.listEntries])
      void client.invalidateQueries({ queryKey: keyOf(contract).slice(0, 1) })
  }
  return { left, stored }
}

/** `shown`: stored, and a form on the page shows it. */
async function sendOne(personId: string, item: Waiting): Promise<'stored' | 'shown' | 'refused' | 'later'> {
  const { kind, id, body } = item
  try {
    const answer =
      kind === 'checkin'
        ? await call(checkinsApi.saveCheckIn, { body: body as never })
        : await call(journalApi.saveEntry, { body: body as never })
    dropWaiting(personId, id)
    forgetDraft(kind === 'checkin' ? `checkin.${personId}` : `journal.${personId}.new`, id)
    if (answer.heavyWords) openCareFor(kind === 'checkin' ? id : `${id}.new`, 'kept')
    return notifySent({ kind, id, answer }) || answer.heavyWords ? 'shown' : 'stored'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.isForLater) return 'later'
    // Deleted in another place since: it was stored, and is not wanted any more.
    if (error.code.endsWith('.deleted')) dropWaiting(personId, id)
    else keepWaiting(personId, { ...item, isRefused: true })
    return 'refused'
  }
}

/** The same text as a draft of this tab is no draft any more. */
function forgetDraft(key: string, id: string): void {
  if (readDraft(key, z.object({ id: z.string() }))?.id === id) dropDraft(key)
}
