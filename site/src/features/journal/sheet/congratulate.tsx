import { isLowScore } from '#domain/checkins/lowMood.ts'
import type { Messages } from '../../../lib/messages.tsx'
import { showToast } from '../../../ui/toasts.ts'
import type { SavedAnswer } from './useSaving.ts'

/**
 * The toasts of a stored entry. After a low mood a new badge is not shown, it simply hangs with the others; after
 * a text of danger there is none at all.
 */
export function congratulate(t: Messages, { entry, badgesEarned, heavyWords }: SavedAnswer): void {
  if (heavyWords) return
  showToast({ text: t('journal.form.saved'), tone: 'good' })
  if (entry.mood !== null && isLowScore(entry.mood)) return
  if (badgesEarned.length === 0) return
  // Rare, so it is fetched then. A flag that cannot be had hangs on the dashboard all the same.
  void import('../../../ui/Badge.tsx').then(
    ({ Badge }) => {
      for (const { id } of badgesEarned) {
        showToast({
          text: t('journal.form.badge'),
          detail: t(`checkins.badge.${id}`),
          icon: <Badge id={id} />,
        })
      }
    },
    () => {},
  )
}
