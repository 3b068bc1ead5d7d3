import { lazy, Suspense, useEffect, useState } from 'react'
import { useMessages, type Messages } from '../../../lib/messages.tsx'
import { useCheckIn } from './CheckInState.tsx'

const fetchOutcome = () => import('./Outcome.tsx')
const Outcome = lazy(() => fetchOutcome().then((m) => ({ default: m.Outcome })))
/** The screen and its messages, needed once a mood is chosen. */
const prepare = (t: Messages) => Promise.all([t.load(['answer']), t.load(['care']), fetchOutcome()])

/**
 * Under the scene once a check-in is stored. It is fetched while the person thinks, so that it is there when it is
 * needed.
 */
export function AfterCheckIn() {
  const t = useMessages()
  const { outcome, draft } = useCheckIn()
  const [isReady, setReady] = useState(false)
  const hasBegun = draft.mood !== null || outcome !== null
  useEffect(() => {
    if (!hasBegun) return
    let isGone = false
    prepare(t).then(
      () => !isGone && setReady(true),
      // Without a connection the check-in waits as well; it is tried again with the next one.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [hasBegun, t])
  if (!outcome || !isReady) return null
  return (
    <Suspense>
      <Outcome key={outcome.checkIn.id} outcome={outcome} />
    </Suspense>
  )
}
