import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { PreferencesChanged } from '#domain/notifications/events.ts'
import { meQuery, usePerson } from '../../../lib/person.ts'
import type { ApiError } from '../../../lib/apiError.ts'
import { call } from '../../../lib/call.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { read, write } from '../../../lib/query.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { showToast } from '../../../ui/toasts.ts'

const prefsQuery = read(prefsApi.read)
const SWITCHING_KEY = ['notifications', 'switching'] as const
/** Form and switch are stored one after the other, so that neither takes back what the other one stored. */
const scope = { id: 'notification-prefs' } as const

/** The preferences of the person, in step with other tabs. */
export function usePrefs() {
  const client = useQueryClient()
  // While the switch is being stored, its own answer has the last word.
  const ask = () => {
    if (client.isMutating({ mutationKey: SWITCHING_KEY }) > 0) return
    void client.invalidateQueries({ queryKey: prefsQuery.queryKey })
  }
  useLiveChannel({
    channel: `private-user-${usePerson().id}`,
    onEvent: (name, data) => {
      if (PreferencesChanged.safeParse({ name, data }).success) ask()
    },
    refetch: ask,
  })
  return useQuery(prefsQuery)
}

/** Saves all preferences on Save. Throws a rejection for the form; shows a toast for any other error. */
export function useSavePrefs() {
  const t = useMessages()
  const client = useQueryClient()
  return useMutation({
    ...write(prefsApi.save, [meQuery.queryKey]),
    scope,
    onSuccess: async (stored) => {
      // What was asked for before may come later.
      await client.cancelQueries({ queryKey: prefsQuery.queryKey })
      const isSwitching = client.isMutating({ mutationKey: SWITCHING_KEY }) > 0
      client.setQueryData(prefsQuery.queryKey, (shown) =>
        shown && isSwitching ? { ...stored, daily_enabled: shown.daily_enabled } : stored,
      )
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
  const show = (daily_enabled: boolean) =>
    client.setQueryData(queryKey, (shown) => shown && { ...shown, daily_enabled })
  // A later press is shown already and will be answered too.
  const isLast = () => client.isMutating({ mutationKey: SWITCHING_KEY }) <= 1
  const { mutate } = useMutation({
    mutationKey: SWITCHING_KEY,
    scope,
    retry: false,
    // With the rest as it is stored by then.
    mutationFn: (daily_enabled: boolean) =>
      call(prefsApi.save, { body: { ...client.getQueryData(queryKey)!, daily_enabled } }),
    onMutate: async (daily_enabled) => {
      const isFirst = isLast()
      await client.cancelQueries({ queryKey })
      if (isFirst) stored.current = client.getQueryData(queryKey)!.daily_enabled
      show(daily_enabled)
    },
    onSuccess: async (answer) => {
      stored.current = answer.daily_enabled
      if (!isLast()) return
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, answer)
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
  return mutate
}
