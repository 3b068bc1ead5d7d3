import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { badgesQuery } from '../queries.ts'
import css from '../journal.module.css'

const FirstCheckIn = lazy(() => import('./FirstCheckIn.tsx').then((m) => ({ default: m.FirstCheckIn })))

/**
 * The mood card above the first entry: a member who arrives from onboarding checks in here for the first time. One who
 * has checked in before does not meet it, whatever the address says. Source: docs/rules/journal.md D-029.
 */
export function FirstMood() {
  const { data } = useQuery(badgesQuery)
  const [isFirst, setFirst] = useState<boolean>()
  // Decided once: the answer to the check-in stays on the page.
  if (data && isFirst === undefined) setFirst(data.checkIns.length === 0)
  if (!isFirst) return null
  return (
    <div className={css.firstMood}>
      <WithMessages names={['checkins', 'checkinNames']}>
        <Suspense>
          <FirstCheckIn />
        </Suspense>
      </WithMessages>
    </div>
  )
}
