import { useCallback, useRef, useState } from 'react'
import { dropEntryDraft, isSameEntry, keepEntryDraft, storedDraft, type EntryDraft } from './draft.ts'

/** What is in the form, kept in this tab. */
export type KeptEntry = {
  key: string
  draft: EntryDraft
  /** It differs from what is stored. */
  isTouched: boolean
  /** This browser keeps drafts. */
  isKept: boolean
  /** The draft outside of drawing. */
  latest: () => EntryDraft
  edit: (part: Partial<EntryDraft>) => void
  /** Back to what is stored. */
  discard: () => void
}

/**
 * The form's content over `base`, what is stored (or an empty sheet). Every change is written to this tab at once, so it
 * survives a reload and a failed save; a draft that is as the base again is none.
 */
export function useEntryDraft(key: string, base: EntryDraft): KeptEntry {
  const [own, setOwn] = useState(() => storedDraft(key))
  const [isKept, setKept] = useState(true)
  const current = useRef(own)
  const show = useCallback((next: EntryDraft | null) => {
    current.current = next
    setOwn(next)
  }, [])
  const latest = useCallback(() => current.current ?? base, [base])
  const edit = useCallback(
    (part: Partial<EntryDraft>) => {
      const next = { ...latest(), ...part }
      if (isSameEntry(next, base) && next.version === base.version) {
        dropEntryDraft(key)
        return show(null)
      }
      setKept(keepEntryDraft(key, next))
      show(next)
    },
    [key, base, latest, show],
  )
  const discard = useCallback(() => {
    dropEntryDraft(key)
    show(null)
  }, [key, show])
  return { key, draft: own ?? base, isTouched: own !== null, isKept, latest, edit, discard }
}
