import { isLowMood } from '#domain/checkins/lowMood.ts'
import type { Messages } from '../../../lib/messages.tsx'
import { showToast } from '../../../ui/toasts.ts'
import type { CheckInAnswer } from './sent.ts'

/**
 * The notices of a stored check-in. After a low mood a new badge is not announced, it simply hangs with the others;
 * after words of danger there is none at all.
 */
export function congratulate(t: Messages, { checkIn, badgeEarned, heavyWords }: CheckInAnswer): void {
  if (heavyWords) return
  showToast({ text: t('checkins.form.saved'), tone: 'good' })
  if (!badgeEarned || isLowMood(checkIn.mood)) return
  const news = { text: t('checkins.badges.unlocked'), detail: t(`checkins.badge.${badgeEarned.id}`) }
  void import('../../../ui/Badge.tsx').then(
    ({ Badge }) => showToast({ ...news, icon: <Badge id={badgeEarned.id} /> }),
    () => showToast(news),
  )
}
