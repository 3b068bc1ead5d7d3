import type { Messages } from '../../../lib/messages.tsx'
import { BadgeFlag } from '../../../ui/BadgeFlag.tsx'
import { showToast } from '../../../ui/toasts.ts'
import type { SavedAnswer } from './useSaving.ts'

/** Moods of this score and below are low: nothing is celebrated then. */
const LOW_MOOD = 2

/** The notices of a stored entry. After a low mood or heavy words a new badge is not announced; it simply hangs with the others. */
export function congratulate(t: Messages, { entry, badgesEarned, offerSupport }: SavedAnswer): void {
  showToast({ text: t('journal.form.saved'), tone: 'good' })
  if (offerSupport || (entry.mood !== null && entry.mood <= LOW_MOOD)) return
  for (const { id } of badgesEarned) {
    showToast({
      text: t('journal.form.badge'),
      detail: t(`checkins.badge.${id}`),
      icon: <BadgeFlag id={id} />,
    })
  }
}
