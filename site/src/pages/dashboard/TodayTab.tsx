import { lazy, Suspense, type ComponentType } from 'react'
import { CheckInTab } from '../../features/checkins/CheckInTab.tsx'
import { useAge } from '../../lib/useAge.ts'
import { WhenSeen } from '../../ui/WhenSeen.tsx'

const TriviaCard = lazy(() =>
  import('../../features/trivia/TriviaCard.tsx').then((m) => ({ default: m.TriviaCard })),
)
const TodaySide = lazy(() => import('./TodaySide.tsx').then((m) => ({ default: m.TodaySide })))
const ChildBelow = lazy(() => import('./ChildBelow.tsx').then((m) => ({ default: m.ChildBelow })))
const CoachBelow = lazy(() => import('./CoachBelow.tsx').then((m) => ({ default: m.CoachBelow })))

/** What comes near loads; each by itself. */
const Near = ({ of: Part }: { of: ComponentType }) => (
  <WhenSeen>
    <Suspense>
      <Part />
    </Suspense>
  </WhenSeen>
)

/**
 * The first tab: the check-in and trivia under it. Beside them the coach, suggestions and something to hear; children
 * have tiles and the coach below, elders the coach.
 */
export function TodayTab() {
  const age = useAge()
  const below =
    age === 'child' ? (
      <>
        <Near of={ChildBelow} />
        <Near of={TriviaCard} />
        <Near of={CoachBelow} />
      </>
    ) : (
      <>
        <Near of={TriviaCard} />
        {age === 'elder' && <Near of={CoachBelow} />}
      </>
    )
  return <CheckInTab below={below} beside={<Near of={TodaySide} />} />
}
