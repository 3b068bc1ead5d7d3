import { TodayCoach } from '../../features/coach/TodayCoach.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'

/** The coach under the check-in, where nothing stands beside it. */
export const CoachBelow = () => (
  <WithMessages names={['coach', 'today']}>
    <TodayCoach />
  </WithMessages>
)
