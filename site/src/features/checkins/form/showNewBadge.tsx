import { isLowMood } from '#domain/checkins/lowMood.ts'
import type { Messages } from '../../../lib/messages.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { showToast } from '../../../ui/toasts.ts'
import type { CheckInAnswer } from './checkInBody.ts'

/** Shows the new badge of a stored check-in. After a low mood it is not shown, it simply hangs with the others. */
export function showNewBadge(t: Messages, { checkIn, badgeEarned }: CheckInAnswer): void {
  if (!badgeEarned || isLowMood(checkIn.mood)) return
  showToast({
    text: t('checkins.badges.unlocked'),
    detail: t(`checkins.badge.${badgeEarned.id}`),
    icon: <Badge id={badgeEarned.id} />,
  })
}
