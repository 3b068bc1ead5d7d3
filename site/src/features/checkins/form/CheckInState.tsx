import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { openWhenDanger, prepareCare } from '../../moderation/index.ts'
import { usePerson } from '../../../lib/person.ts'
import { noteKeeping, openCareFor } from '../../../lib/care.ts'
import { dropWaiting } from '../../../lib/outbox.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { showToast } from '../../../ui/toasts.ts'
import type { CheckInDraft } from './draft.ts'
import { applyToOverview } from '../queries.ts'
import type { CheckInAnswer } from './checkInBody.ts'
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

// The badge hangs in the history whether it is shown here or not.
const fetchShowNewBadge = () => import('./showNewBadge.tsx').then((m) => m.showNewBadge)
const ignore = () => undefined
const Context = createContext<CheckInState | null>(null)

/** Holds the check-in while the person looks at other tabs, so that sending goes on. */
export function CheckInProvider({ children }: { children: ReactNode }) {
  const t = useMessages()
  const client = useQueryClient()
  const person = usePerson()
  const kept = useCheckInDraft(person.id)
  const [outcome, setOutcome] = useState<CheckInAnswer | null>(null)
  const [isNewerLeft, setNewerLeft] = useState(false)

  const { isSending, sendError, send } = useSending(person.id, kept, (answer, newerLeft) => {
    applyToOverview(client, answer)
    // After a text of danger the panel of help is all there is: nothing is praised, and nothing asks for more text.
    if (answer.heavyWords) openCareFor(answer.checkIn.id, 'kept')
    else {
      showToast({ text: t('checkins.form.saved'), tone: 'good' })
      if (answer.badgeEarned) void fetchShowNewBadge().then((showNewBadge) => showNewBadge(t, answer), ignore)
    }
    setOutcome(answer.heavyWords ? null : answer)
    setNewerLeft(newerLeft)
  })
  const { value: draft, change, latest } = kept
  const personId = person.id
  const { id, waiting, reflection } = draft
  const hasReflection = reflection.trim() !== ''
  useEffect(() => {
    if (hasReflection) prepareCare()
  }, [hasReflection])
  useEffect(() => {
    if (waiting) noteKeeping(id, 'kept_here')
    else if (sendError) noteKeeping(id, 'not_kept')
  }, [id, waiting, sendError])
  const readAndSend = useCallback(() => {
    const { id: sent, reflection: text } = latest()
    void openWhenDanger({ id: sent, text, person })
    send()
  }, [latest, person, send])
  const edit = useCallback(
    (part: Partial<CheckInDraft>) => {
      setNewerLeft(false)
      // Once it is changed it waits for Save again, and is not sent as it was.
      dropWaiting(personId, latest().id)
      // Closer feelings belong to their mood.
      const isOther = part.mood && part.mood !== latest().mood
      change({ ...part, ...(isOther && { feelings: [] }), waiting: false })
    },
    [personId, latest, change],
  )
  const dismissOutcome = useCallback(() => setOutcome(null), [])
  const value = useMemo(
    () => ({ draft, edit, isSending, sendError, send: readAndSend, outcome, dismissOutcome, isNewerLeft }),
    [draft, edit, isSending, sendError, readAndSend, outcome, dismissOutcome, isNewerLeft],
  )
  return <Context value={value}>{children}</Context>
}

/** The check-in under way. Throws outside of `CheckInProvider`. */
export function useCheckIn(): CheckInState {
  const state = useContext(Context)
  if (!state) throw new Error('useCheckIn needs a CheckInProvider above it')
  return state
}
