import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHasPath } from '../../app/paths.ts'
import { usePerson } from '../../app/person.ts'
import { localStore } from '../../lib/localStore.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useNavigate, useSearchParams } from '../../lib/router.tsx'
import { showToast } from '../../ui/toasts.ts'
import { overviewQuery } from '../checkins/queries.ts'

/**
 * What somebody comes from. `?checkout=success`: a word about the trial, and the plain address. `?first_checkin=true`, from onboarding: a word
 * of welcome, then on to the first journal entry; while this release has no journal the person stays, with the check-in and its words in
 * front of them. The welcome comes once for an account: not again on this device, nor to somebody who has checked in more than once.
 */
export function useArrival(): void {
  const t = useMessages()
  const go = useNavigate()
  const client = useQueryClient()
  const { id } = usePerson()
  const hasJournal = useHasPath('/journal')
  const [search] = useSearchParams()
  const isFirst = search.get('first_checkin') === 'true'
  const hasPaid = search.get('checkout') === 'success'
  useEffect(() => {
    if (!hasPaid) return
    showToast({ text: t('checkins.trial_active'), tone: 'good' })
    go('/dashboard', { replace: true })
  }, [hasPaid, go, t])
  useEffect(() => {
    if (!isFirst) return
    const key = `ek.welcomed.${id}`
    const checkIns = client.getQueryData(overviewQuery.queryKey)?.checkIns.length ?? 0
    const isNew = checkIns <= 1 && localStore.get(key) === null
    if (isNew) {
      localStore.set(key, '1')
      showToast({ text: t('checkins.form.first'), tone: 'good' })
    }
    go(isNew && hasJournal ? '/journal?first_entry=true' : '/dashboard', { replace: true })
  }, [isFirst, hasJournal, id, client, go, t])
}
