import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notificationsApi } from '#domain/notifications/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { keyOf, read, write } from '../../lib/query.ts'

/** The latest ten notifications and how many are unread. */
export const notificationsQuery = read(notificationsApi.listNotifications)
/** The list of notifications. */
export type NotificationList = Output<typeof notificationsApi.listNotifications>
/** One notification. */
export type NotificationItem = NotificationList['notices'][number]

/** The same list with one notification read. Reading twice counts once. */
function withRead(list: NotificationList, id: string, at: string): NotificationList {
  const isNew = list.notices.some((notification) => notification.id === id && notification.readAt === null)
  if (!isNew) return list
  return {
    unread: Math.max(0, list.unread - 1),
    notices: list.notices.map((notification) =>
      notification.id === id ? { ...notification, readAt: at } : notification,
    ),
  }
}

/** The same list with everything read. */
const withAllRead = (list: NotificationList, at: string): NotificationList => ({
  unread: 0,
  notices: list.notices.map((notification) => ({ ...notification, readAt: notification.readAt ?? at })),
})

/** Marks a notification read: at once for the eye, and back again when the server could not be reached (`onFailed`). */
export function useMarkRead(onFailed: () => void) {
  return useMutation({
    ...write(notificationsApi.markRead, [keyOf(notificationsApi.listNotifications)]),
    ...useShownFirst(
      (list, { params }: { params: { id: string } }) => withRead(list, params.id, new Date().toISOString()),
      onFailed,
    ),
  })
}

/** Marks everything read, in the same way. */
export function useMarkAllRead(onFailed: () => void) {
  return useMutation({
    ...write(notificationsApi.markAllRead, [keyOf(notificationsApi.listNotifications)]),
    ...useShownFirst((list, _input: object) => withAllRead(list, new Date().toISOString()), onFailed),
  })
}

function useShownFirst<I>(
  change: (list: NotificationList, input: I) => NotificationList,
  onFailed: () => void,
) {
  const client = useQueryClient()
  const { queryKey } = notificationsQuery
  return {
    onMutate: async (input: I) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, change(before, input))
      return { before }
    },
    onError: (_error: unknown, _input: I, context: { before: NotificationList | undefined } | undefined) => {
      if (context?.before) client.setQueryData(queryKey, context.before)
      // What was read or came meanwhile is not in it.
      void client.invalidateQueries({ queryKey })
      onFailed()
    },
  }
}
