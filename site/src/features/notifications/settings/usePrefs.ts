import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import type { NotificationPrefs } from '#domain/notifications/schema.ts'
import { meQuery } from '../../../lib/person.ts'
import type { ApiError } from '../../../lib/apiError.ts'
import { call } from '../../../lib/call.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { read, write } from '../../../lib/query.ts'
import { useFollowPreferences } from '../../../lib/useFollowPreferences.ts'
import { instantScope, useSavesOf } from '../../../lib/useSavesOf.ts'
import { showToast } from '../../../ui/toasts.ts'

const prefsQuery = read(prefsApi.read)

/** The preferences of the person, in step with other tabs. */
export function usePrefs() {
  useFollowPreferences(prefsQuery.queryKey)
  return useQuery(prefsQuery)
}

/** Saves all preferences on Save. Throws a rejection for the form; shows a toast for any other error. */
export function useSavePrefs() {
  const t = useMessages()
  const { isSaving: isSwitching, put } = useSavesOf<NotificationPrefs>(prefsQuery.queryKey)
  return useMutation({
    ...write(prefsApi.save, [meQuery.queryKey]),
    // After the switch or before it, so that neither takes back what the other one stored.
    scope: instantScope(prefsQuery.queryKey),
    onSuccess: (stored) => {
      put((shown) => (shown && isSwitching() ? { ...stored, daily_enabled: shown.daily_enabled } : stored))
      showToast({ text: t('reminders.settings.saved'), tone: 'good' })
    },
  })
}

/** What could not be saved: rejected with the server's message, or not answered at all. */
export function useShowFailed(): (error: unknown) => void {
  const t = useMessages()
  return (error) => {
    const { status } = error as ApiError
    const isRejected = status >= 400 && status < 500
    showToast({
      text: t(isRejected ? 'reminders.settings.refused' : 'reminders.settings.error'),
      detail: isRejected ? errorText(t, error) : t('reminders.settings.save_failed'),
      tone: 'bad',
    })
  }
}

/** Switches the reminder at once: shown before it is stored, and taken back when it could not be. */
export function useSwitchDaily(): (daily_enabled: boolean) => void {
  const t = useMessages()
  const client = useQueryClient()
  const { queryKey } = prefsQuery
  const stored = useRef(false)
  const { queued, isSaving, isLast, put } = useSavesOf<NotificationPrefs>(queryKey)
  // Of the rest the form may have stored more by now.
  const show = (daily_enabled: boolean) => put((shown) => shown && { ...shown, daily_enabled })
  const { mutate } = useMutation({
    ...queued,
    retry: false,
    // With the rest as it is stored by then.
    mutationFn: (daily_enabled: boolean) =>
      call(prefsApi.save, { body: { ...client.getQueryData(queryKey)!, daily_enabled } }),
    onSuccess: (answer) => {
      stored.current = answer.daily_enabled
      if (isLast()) put(answer)
    },
    onError: (error) => {
      if (isLast()) show(stored.current)
      showToast({
        text: t('reminders.settings.updating_failed'),
        detail: errorText(t, error),
        tone: 'bad',
      })
    },
  })
  return (daily_enabled) => {
    if (!isSaving()) stored.current = client.getQueryData(queryKey)!.daily_enabled
    show(daily_enabled)
    mutate(daily_enabled)
  }
}
