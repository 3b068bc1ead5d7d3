import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pushApi } from '#domain/notifications/api.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages, type Messages } from '../../../lib/messages.tsx'
import { disablePush, enablePush, isNetworkFault, PushFault, readPushHere } from '../../../lib/push.ts'
import { write } from '../../../lib/query.ts'
import { showToast } from '../../../ui/toasts.ts'

const pushHereQuery = queryOptions({ queryKey: ['push', 'here'], queryFn: readPushHere, staleTime: 0 })

/** Push in this browser: how things stand, and switching it. `enable` only from a press: the browser asks then. */
export function usePush() {
  const t = useMessages()
  const client = useQueryClient()
  const query = useQuery(pushHereQuery)
  const again = () => client.invalidateQueries(pushHereQuery)
  const done = (text: string) => () => showToast({ text, tone: 'good' })
  const failed = (text: string) => (error: unknown) =>
    showToast({ text, detail: reasonOf(t, error), tone: 'bad' })
  const enable = useMutation({
    mutationFn: enablePush,
    retry: false,
    onSuccess: done(t('notifications.device.enabled')),
    onError: failed(t('notifications.device.enable_failed')),
    onSettled: again,
  })
  const disable = useMutation({
    mutationFn: disablePush,
    retry: false,
    onSuccess: done(t('notifications.device.disabled')),
    onError: failed(t('notifications.device.disable_failed')),
    onSettled: again,
  })
  const test = useMutation({
    ...write(pushApi.sendTestPush),
    onSuccess: done(t('notifications.device.test_sent')),
    onError: failed(t('notifications.device.test_failed')),
    // A browser that has withdrawn is forgotten by then.
    onSettled: again,
  })
  return { query, enable, disable, test }
}

/** Why it did not work, in words. */
function reasonOf(t: Messages, error: unknown): string {
  if (isNetworkFault(error)) return t('notifications.device.network_error')
  if (!(error instanceof PushFault)) return errorText(t, error)
  if (error.code === 'config') return t('notifications.device.config_error')
  return t(error.code === 'denied' ? 'notifications.device.denied_hint' : 'notifications.device.ask_hint')
}
