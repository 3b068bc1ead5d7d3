import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { checkinsApi } from '#domain/checkins/api.ts'
import { useHasPath } from '../../lib/paths.ts'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../lib/messages.tsx'
import { showToast } from '../../ui/toasts.ts'

/**
 * What somebody comes from. `?checkout=success`: a word about the trial, and the plain address. `?first_checkin=true`,
 * from onboarding: a word of welcome, then on to the first journal entry; while this release has no journal the person
 * stays, with the check-in and its words in front of them. The welcome comes once for an account, on whatever device;
 * the server remembers it.
 */
export function useArrival(): void {
  const t = useMessages()
  const go = useNavigate()
  const hasJournal = useHasPath('/journal')
  const [search] = useSearchParams()
  const isFirst = search.get('first_checkin') === 'true'
  const hasPaid = search.get('checkout') === 'success'
  useEffect(() => {
    if (!hasPaid) return
    showToast({ text: t('checkins.trial_active'), tone: 'good' })
    go('/dashboard', { replace: true })
  }, [hasPaid, go, t])
  const isAsked = useRef(false)
  useEffect(() => {
    // Asked once for each arrival: a second answer would be no.
    const isAgain = isAsked.current
    isAsked.current = isFirst
    if (!isFirst || isAgain) return
    // Without an answer nobody is welcomed, and nobody waits.
    call(checkinsApi.welcome).then(
      (answer) => {
        if (answer.isFirst) showToast({ text: t('checkins.form.first'), tone: 'good' })
        go(answer.isFirst && hasJournal ? '/journal?first_entry=true' : '/dashboard', { replace: true })
      },
      () => go('/dashboard', { replace: true }),
    )
  }, [isFirst, hasJournal, go, t])
}
