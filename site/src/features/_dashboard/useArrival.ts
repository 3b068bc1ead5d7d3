import { useEffect } from 'react'
import { useNavigate, useSearchParams } from '../../lib/router.tsx'
import { useHasPath } from '../../app/paths.ts'
import { useMessages } from '../../lib/messages.tsx'
import { showToast } from '../../ui/toasts.ts'

/**
 * `?first_checkin=true`, from onboarding: a word of welcome, then on to the first journal entry. Without a journal the
 * person stays, with the check-in in front of them.
 */
export function useArrival(): void {
  const t = useMessages()
  const go = useNavigate()
  const hasJournal = useHasPath('/journal')
  const [search] = useSearchParams()
  const isFirst = search.get('first_checkin') === 'true'
  useEffect(() => {
    if (!isFirst) return
    showToast({ text: t('checkins.form.first'), tone: 'good' })
    void go(hasJournal ? '/journal?first_entry=true' : '/dashboard', { replace: true })
  }, [isFirst, hasJournal, go, t])
}
