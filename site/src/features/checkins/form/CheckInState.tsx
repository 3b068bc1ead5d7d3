import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { usePerson } from '../../../app/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { congratulate } from './congratulate.tsx'
import type { CheckInDraft } from './draft.ts'
import { applyToOverview } from '../queries.ts'
import type { CheckInAnswer } from './sent.ts'
import { useCheckInDraft } from './useCheckInDraft.ts'
import { useSending, type Sending } from './useSending.ts'

/** The check-in under way, and what came of the last one. */
type CheckInState = Sending & {
  draft: CheckInDraft
  /** Changes what was chosen or written. What was waiting to be sent then waits for Save again. */
  edit: (part: Partial<CheckInDraft>) => void
  /** The last check-in that was stored during this visit, until it is dismissed. */
  outcome: CheckInAnswer | null
  dismissOutcome: () => void
  /** Something in the form is newer than what was stored. */
  isNewerLeft: boolean
}

const Context = createContext<CheckInState | null>(null)

/** Holds the check-in while the person looks at other tabs, so that sending goes on. */
export function CheckInProvider({ children }: { children: ReactNode }) {
  const t = useMessages()
  const client = useQueryClient()
  const person = usePerson()
  const kept = useCheckInDraft(person.id)
  const [outcome, setOutcome] = useState<CheckInAnswer | null>(null)
  const [isNewerLeft, setNewerLeft] = useState(false)

  const { isSending, refusal, send } = useSending(kept, (answer, newerLeft) => {
    applyToOverview(client, answer)
    congratulate(t, answer)
    setOutcome(answer)
    setNewerLeft(newerLeft)
  })
  const { draft, change } = kept
  const edit = useCallback(
    (part: Partial<CheckInDraft>) => {
      setNewerLeft(false)
      change({ ...part, waiting: false })
    },
    [change],
  )
  const dismissOutcome = useCallback(() => setOutcome(null), [])
  const value = useMemo(
    () => ({ draft, edit, isSending, refusal, send, outcome, dismissOutcome, isNewerLeft }),
    [draft, edit, isSending, refusal, send, outcome, dismissOutcome, isNewerLeft],
  )
  return <Context value={value}>{children}</Context>
}

/** The check-in under way. Throws outside of `CheckInProvider`. */
export function useCheckIn(): CheckInState {
  const state = useContext(Context)
  if (!state) throw new Error('useCheckIn needs a CheckInProvider above it')
  return state
}
