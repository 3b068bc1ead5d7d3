import type { checkinsApi } from '#domain/checkins/api.ts'
import type { CallInput, Output } from '#domain/api/contract.ts'
import type { CheckInDraft } from './draft.ts'

/** The server's answer to a check-in. */
export type CheckInAnswer = Output<typeof checkinsApi.saveCheckIn>
/** What is sent. */
type Sent = CallInput<typeof checkinsApi.saveCheckIn>['body']

/** What is sent for a draft whose mood was chosen. */
export const bodyOf = ({
  id,
  mood,
  intensity,
  reflection,
  isPrivate,
  activities,
  feelings,
}: CheckInDraft): Sent => ({
  id,
  mood: mood!,
  intensity,
  isPrivate,
  activities,
  feelings,
  ...(reflection.trim() && { reflection: reflection.trim() }),
})

/**
 * Is the draft what the server stored? No, when it was changed while it was on its way, or when an earlier version had
 * arrived under the same id after all.
 */
export function isStored({ checkIn }: CheckInAnswer, draft: CheckInDraft): boolean {
  const text = draft.reflection.trim()
  return (
    checkIn.mood === draft.mood &&
    checkIn.intensity === draft.intensity &&
    String(checkIn.activities) === String(draft.activities) &&
    String(checkIn.feelings) === String(draft.feelings) &&
    (checkIn.reflection?.content ?? '') === text &&
    (text === '' || checkIn.reflection?.isPrivate === draft.isPrivate)
  )
}
