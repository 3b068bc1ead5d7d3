import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { overviewQuery } from '../queries.ts'

const FirstCheckIn = lazy(() => import('./FirstCheckIn.tsx').then((m) => ({ default: m.FirstCheckIn })))

/**
 * The mood card where a member arrives from onboarding: they check in there for the first time. One who has checked in
 * before does not meet it, whatever the address says. Source: docs/rules/journal.md D-029, onboarding.md B-30.
 */
export function FirstMood({ className }: { className?: string | undefined }) {
  const { data } = useQuery(overviewQuery)
  const [isFirst, setFirst] = useState<boolean>()
  // Decided once: the answer to the check-in stays on the page.
  if (data && isFirst === undefined) setFirst(data.checkIns.length === 0)
  if (!isFirst) return null
  return (
    <div className={className}>
      <WithMessages names={['checkins', 'checkinNames']}>
        <Suspense>
          <FirstCheckIn />
        </Suspense>
      </WithMessages>
    </div>
  )
}
