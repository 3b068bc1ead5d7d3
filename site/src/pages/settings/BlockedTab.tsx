import { WithMessages } from '../../lib/WithMessages.tsx'
import { Blocked } from '../../features/moderation/Blocked.tsx'

/** Settings: whom somebody blocked. */
export function BlockedTab() {
  return (
    <WithMessages names={['moderation']}>
      <Blocked />
    </WithMessages>
  )
}
