import { WithMessages } from '../../lib/WithMessages.tsx'
import { Blocked } from '../../features/moderation/Blocked.tsx'

/** Settings: members the person blocked. */
export function BlockedTab() {
  return (
    <WithMessages names={['moderation']}>
      <Blocked />
    </WithMessages>
  )
}
