import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { checkinsApi } from '#domain/checkins/api.ts'
import { useHasPath } from '../../lib/paths.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../lib/messages.tsx'
import { showToast } from '../../ui/toasts.ts'

/**
 * Greets a member by where they come from. `?checkout=success`: a toast about the trial, and the plain address.
 * `?notice=access-denied`: they asked for the panel of staff, and are told that it is not for them.
 * `?first_checkin=true`, from onboarding: a toast of welcome, then the first journal entry; in a release without a
 * journal the member stays, with the check-in in front of them. The server remembers the welcome: it comes once for an
 * account, on any device.
 */
export function useArrival(): void {
  const t = useMessages()
  const go = useNavigate()
  const hasJournal = useHasPath('/journal')
  const [search] = useSearchParams()
  const isFirst = search.get('first_checkin') === 'true'
  const hasPaid = search.get('checkout') === 'success'
  const isDenied = search.get('notice') === 'access-denied'
  useEffect(() => {
    if (!hasPaid && !isDenied) return
    if (hasPaid) showToast({ text: t('checkins.trial_active'), tone: 'good' })
    else showToast({ text: t('checkins.access_denied'), tone: 'bad' })
    go('/dashboard', { replace: true })
  }, [hasPaid, isDenied, go, t])
  const isAsked = useRef(false)
  useEffect(() => {
    // Asked once for each arrival: a second answer would be no.
    const isAgain = isAsked.current
    isAsked.current = isFirst
    if (!isFirst || isAgain) return
    // Without an answer there is no welcome and no wait.
    call(checkinsApi.welcome).then(
      (answer) => {
        if (answer.isFirst) showToast({ text: t('checkins.form.first'), tone: 'good' })
        go(answer.isFirst && hasJournal ? '/journal?first_entry=true' : '/dashboard', { replace: true })
      },
      () => go('/dashboard', { replace: true }),
    )
  }, [isFirst, hasJournal, go, t])
}
