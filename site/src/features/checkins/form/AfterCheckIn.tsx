import { lazy, Suspense, useEffect } from 'react'
import { useCheckIn } from './CheckInState.tsx'

const fetchOutcome = () => import('./Outcome.tsx')
const Outcome = lazy(() => fetchOutcome().then((m) => ({ default: m.Outcome })))

/** Under the scene once a check-in is stored. It is fetched while the person thinks, so that it is there when it is needed. */
export function AfterCheckIn() {
  const { outcome, draft } = useCheckIn()
  const hasBegun = draft.mood !== null
  useEffect(() => {
    if (hasBegun) fetchOutcome().catch(() => {})
  }, [hasBegun])
  if (!outcome) return null
  return (
    <Suspense>
      <Outcome key={outcome.checkIn.id} outcome={outcome} />
    </Suspense>
  )
}
