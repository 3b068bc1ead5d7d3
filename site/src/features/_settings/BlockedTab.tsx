import { WithWords } from '../../app/WithWords.tsx'
import { Blocked } from '../moderation/Blocked.tsx'

/** Settings: whom somebody blocked. */
export function BlockedTab() {
  return (
    <WithWords names={['moderation']}>
      <Blocked />
    </WithWords>
  )
}
