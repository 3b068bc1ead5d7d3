import { lazy, Suspense } from 'react'
import { CheckInTab } from '../../features/checkins/CheckInTab.tsx'
import { WhenSeen } from '../../ui/WhenSeen.tsx'

const TriviaCard = lazy(() =>
  import('../../features/trivia/TriviaCard.tsx').then((m) => ({ default: m.TriviaCard })),
)
const TodaySide = lazy(() => import('./TodaySide.tsx').then((m) => ({ default: m.TodaySide })))

/** The first tab: the check-in, trivia under it, and beside it the coach, suggestions and something to hear. */
export const TodayTab = () => (
  <CheckInTab
    below={
      <WhenSeen>
        <Suspense>
          <TriviaCard />
        </Suspense>
      </WhenSeen>
    }
    beside={
      <WhenSeen>
        <Suspense>
          <TodaySide />
        </Suspense>
      </WhenSeen>
    }
  />
)
