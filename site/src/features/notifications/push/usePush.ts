import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MessageKey } from '#messages'
import { pushApi } from '#domain/notifications/pushApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages, type Messages } from '../../../lib/messages.tsx'
import { disablePush, enablePush, isNetworkError, PushError, readPushHere } from '../../../lib/push.ts'
import { write } from '../../../lib/query.ts'
import { showToast } from '../../../ui/toasts.ts'

const pushHereQuery = queryOptions({ queryKey: ['push', 'here'], queryFn: readPushHere, staleTime: 0 })

/** Push in this browser: how things stand, and switching it. `enable` only from a press: the browser asks then. */
export function usePush() {
  const t = useMessages()
  const client = useQueryClient()
  const query = useQuery(pushHereQuery)
  const again = () => client.invalidateQueries(pushHereQuery)
  // The messages may still be on their way when this is first drawn.
  const done = (key: MessageKey) => () => showToast({ text: t.any(key), tone: 'good' })
  const failed = (key: MessageKey) => (error: unknown) => {
    const [text, detail] = [t.any(key), reasonOf(t, error)]
    // The server's message may be the same.
    showToast({ text, ...(detail !== text && { detail }), tone: 'bad' })
  }
  const enable = useMutation({
    mutationFn: enablePush,
    retry: false,
    onSuccess: done('reminders.device.enabled'),
    onError: failed('reminders.device.enable_failed'),
    onSettled: again,
  })
  const disable = useMutation({
    mutationFn: disablePush,
    retry: false,
    onSuccess: done('reminders.device.disabled'),
    onError: failed('reminders.device.disable_failed'),
    onSettled: again,
  })
  const test = useMutation({
    ...write(pushApi.sendTestPush),
    onSuccess: done('reminders.device.test_sent'),
    onError: failed('reminders.device.test_failed'),
    // A browser that has withdrawn is forgotten by then.
    onSettled: again,
  })
  return { query, enable, disable, test }
}

/** Returns why it did not work, as text. */
function reasonOf(t: Messages, error: unknown): string {
  if (isNetworkError(error)) return t('reminders.device.network_error')
  if (!(error instanceof PushError)) return errorText(t, error)
  if (error.code === 'worker') return t('reminders.device.worker_missing')
  if (error.code === 'config') return t('reminders.device.config_error')
  return t(error.code === 'denied' ? 'reminders.device.denied_hint' : 'reminders.device.ask_hint')
}
