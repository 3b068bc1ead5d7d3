import { CheckInTab } from '../../features/checkins/CheckInTab.tsx'
import { useAge } from '../../lib/useAge.ts'
import { later, type Later } from '../../ui/later.ts'
import { PartBoundary } from '../../ui/PartBoundary.tsx'
import { WhenSeen } from '../../ui/WhenSeen.tsx'

const TriviaCard = later(() => import('../../features/trivia/TriviaCard.tsx').then((m) => m.TriviaCard))
const TodaySide = later(() => import('./TodaySide.tsx').then((m) => m.TodaySide))
const ChildBelow = later(() => import('./ChildBelow.tsx').then((m) => m.ChildBelow))
const CoachBelow = later(() => import('./CoachBelow.tsx').then((m) => m.CoachBelow))

type Part = Later<Record<never, never>>

/** What comes near loads; each by itself, and one that does not come takes nothing else along. */
const Near = ({ of }: { of: Part }) => (
  <WhenSeen>
    <PartBoundary>
      <Fetched of={of} />
    </PartBoundary>
  </WhenSeen>
)

function Fetched({ of }: { of: Part }) {
  const Part = of.usePart(true)
  return Part && <Part />
}

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
