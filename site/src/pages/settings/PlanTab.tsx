import { Plan } from '../../features/billing/Plan.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'

/** Settings: the plan of an adult. */
export function PlanTab() {
  return (
    <WithMessages names={['billing']}>
      <Plan />
    </WithMessages>
  )
}
