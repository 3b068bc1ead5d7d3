import { useCallback, useEffect, useState } from 'react'
import { readDraft, useDraft, type Draft } from '../../../lib/draft.ts'
import { takeHeroMood } from '../../../lib/heroMood.ts'
import { CheckInDraft, freshDraft, isUntouched } from './draft.ts'

/** The draft of a check-in and how to change it. */
export type KeptCheckIn = Draft<CheckInDraft> & {
  /** As `change`, for what happens by itself: a draft that was forgotten meanwhile (signing out) is not kept again. */
  note: (part: Partial<CheckInDraft>) => void
}

/** The check-in form's content. Once it is forgotten there is a new form with a new id. */
export function useCheckInDraft(personId: string): KeptCheckIn {
  const [initial, setInitial] = useState(freshDraft)
  const kept = useDraft({
    key: `checkin.${personId}`,
    schema: CheckInDraft,
    initial,
    isNone: isUntouched,
  })
  const { key, latest, change, forget: drop } = kept
  const note = useCallback(
    (part: Partial<CheckInDraft>) => change(part, readDraft(key, CheckInDraft) !== null),
    [key, change],
  )
  const forget = useCallback(() => {
    setInitial(freshDraft())
    drop()
  }, [drop])

  useEffect(() => {
    const picked = takeHeroMood(personId)
    if (picked && isUntouched(latest())) change({ mood: picked })
  }, [personId, change, latest])
  return { ...kept, note, forget }
}
