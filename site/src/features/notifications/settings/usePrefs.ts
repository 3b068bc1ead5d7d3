import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { PreferencesChanged } from '#domain/notifications/events.ts'
import type { NotificationPrefs } from '#domain/notifications/schema.ts'
import { meQuery, usePerson } from '../../../lib/person.ts'
import type { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { read, write } from '../../../lib/query.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { showToast } from '../../../ui/toasts.ts'

const prefsQuery = read(prefsApi.read)
const SWITCHING_KEY = ['notifications', 'switching'] as const

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
    onSuccess: async (stored) => {
      // What was asked for before may come later.
      await client.cancelQueries({ queryKey: prefsQuery.queryKey })
      client.setQueryData(prefsQuery.queryKey, stored)
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
export function useSwitchDaily(): (stored: NotificationPrefs, daily_enabled: boolean) => void {
  const t = useMessages()
  const client = useQueryClient()
  const { queryKey } = prefsQuery
  const { mutate } = useMutation({
    ...write(prefsApi.save),
    mutationKey: SWITCHING_KEY,
    scope: { id: 'switch-daily' },
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, body)
      return { before }
    },
    onSuccess: async (stored) => {
      // A later press is shown already and will be answered too.
      if (client.isMutating({ mutationKey: SWITCHING_KEY }) > 1) return
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, stored)
    },
    onError: (error, _input, context) => {
      client.setQueryData(queryKey, context?.before)
      showToast({
        text: t('reminders.settings.updating_failed'),
        detail: errorText(t, error),
        tone: 'bad',
      })
    },
  })
  return (stored, daily_enabled) => mutate({ body: { ...stored, daily_enabled } })
}
