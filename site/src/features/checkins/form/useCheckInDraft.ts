import { useCallback, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../../lib/draft.ts'
import { CheckInDraft, freshDraft, isUntouched } from './draft.ts'
import { takeHeroMood } from './heroMood.ts'

const stored = (key: string): CheckInDraft | null => {
  const draft = CheckInDraft.safeParse(readDraft(key))
  return draft.success ? draft.data : null
}

/** The draft and how to change it. */
export type KeptDraft = {
  draft: CheckInDraft
  /** The draft outside of drawing. */
  latest: () => CheckInDraft
  change: (part: Partial<CheckInDraft>) => void
  /** As `change`, for what happens by itself: a draft that was forgotten meanwhile (signing out) is not written again. */
  note: (part: Partial<CheckInDraft>) => void
  /** Forgets everything, here and on the device: a new form with a new id. */
  reset: () => void
}

/**
 * The check-in form's content, kept on this device for this person: it survives a reload, a failed save and two tabs.
 * Every change is written at once and other tabs follow it; when one of them saves, all start over.
 */
export function useCheckInDraft(personId: string): KeptDraft {
  const key = `checkin.${personId}`
  const [draft, setDraft] = useState(() => stored(key) ?? freshDraft())
  const current = useRef(draft)
  const show = useCallback((next: CheckInDraft) => {
    current.current = next
    setDraft(next)
  }, [])
  const latest = useCallback(() => current.current, [])
  const change = useCallback(
    (part: Partial<CheckInDraft>) => {
      const next = { ...current.current, ...part }
      if (isUntouched(next)) dropDraft(key)
      else keepDraft(key, next)
      show(next)
    },
    [key, show],
  )
  const note = useCallback(
    (part: Partial<CheckInDraft>) => {
      const next = { ...current.current, ...part }
      if (stored(key)) keepDraft(key, next)
      show(next)
    },
    [key, show],
  )
  const reset = useCallback(() => {
    dropDraft(key)
    show(freshDraft())
  }, [key, show])

  useEffect(() => {
    const picked = takeHeroMood()
    if (picked && isUntouched(current.current)) change({ mood: picked })
  }, [change])
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== null && !event.key.endsWith(key)) return
      show(stored(key) ?? freshDraft())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [key, show])
  return { draft, latest, change, note, reset }
}
