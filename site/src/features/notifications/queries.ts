import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notificationsApi } from '#domain/notifications/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { keyOf, read, write } from '../../lib/query.ts'

/** The latest ten notices and how many are unread. */
export const notificationsQuery = read(notificationsApi.notifications)
/** What the bell holds. */
export type NotificationList = Output<typeof notificationsApi.notifications>
/** One notice. */
export type NotificationItem = NotificationList['notices'][number]

/** The same bell with one notice read. Reading twice counts once. */
function withRead(bell: NotificationList, id: string, at: string): NotificationList {
  const isNew = bell.notices.some((notification) => notification.id === id && notification.readAt === null)
  if (!isNew) return bell
  return {
    unread: Math.max(0, bell.unread - 1),
    notices: bell.notices.map((notification) =>
      notification.id === id ? { ...notification, readAt: at } : notification,
    ),
  }
}

/** The same bell with everything read. */
const withAllRead = (bell: NotificationList, at: string): NotificationList => ({
  unread: 0,
  notices: bell.notices.map((notification) => ({ ...notification, readAt: notification.readAt ?? at })),
})

/** Marks a notice read: at once for the eye, and back again when the server could not be told (`onFailed`). */
export function useMarkRead(onFailed: () => void) {
  return useMutation({
    ...write(notificationsApi.markRead, [keyOf(notificationsApi.notifications)]),
    ...useShownFirst(
      (bell, { params }: { params: { id: string } }) => withRead(bell, params.id, new Date().toISOString()),
      onFailed,
    ),
  })
}

/** Marks everything read, in the same way. */
export function useMarkAllRead(onFailed: () => void) {
  return useMutation({
    ...write(notificationsApi.markAllRead, [keyOf(notificationsApi.notifications)]),
    ...useShownFirst((bell, _input: object) => withAllRead(bell, new Date().toISOString()), onFailed),
  })
}

function useShownFirst<I>(
  change: (bell: NotificationList, input: I) => NotificationList,
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
