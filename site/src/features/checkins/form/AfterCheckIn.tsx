import { lazy, Suspense, useEffect } from 'react'
import { afterPaint } from '../../../lib/afterPaint.ts'
import { useCheckIn } from './CheckInState.tsx'

const fetchOutcome = () => import('./Outcome.tsx')
const Outcome = lazy(() => fetchOutcome().then((m) => ({ default: m.Outcome })))

/** Under the scene once a check-in is stored. It is fetched while the person thinks, so that it is there when it is needed. */
export function AfterCheckIn() {
  const { outcome } = useCheckIn()
  useEffect(() => {
    void afterPaint()
      .then(fetchOutcome)
      .catch(() => {})
  }, [])
  if (!outcome) return null
  return (
    <Suspense>
      <Outcome key={outcome.checkIn.id} outcome={outcome} />
    </Suspense>
  )
}
