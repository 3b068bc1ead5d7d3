import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notificationsApi } from '#domain/notifications/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { keyOf, read, write } from '../../lib/query.ts'

/** The latest ten notices and how many are unread. */
export const noticesQuery = read(notificationsApi.notices)
/** What the bell holds. */
export type Notices = Output<typeof notificationsApi.notices>
/** One notice. */
export type Notice = Notices['notices'][number]

/** The same bell with one notice read. Reading twice counts once. */
function withRead(bell: Notices, id: string, at: string): Notices {
  const isNew = bell.notices.some((notice) => notice.id === id && notice.readAt === null)
  if (!isNew) return bell
  return {
    unread: Math.max(0, bell.unread - 1),
    notices: bell.notices.map((notice) => (notice.id === id ? { ...notice, readAt: at } : notice)),
  }
}

/** Marks a notice read: at once for the eye, and back again when the server could not be told (`onFailed`). */
export function useMarkRead(onFailed: () => void) {
  const client = useQueryClient()
  const { queryKey } = noticesQuery
  return useMutation({
    ...write(notificationsApi.markRead, [keyOf(notificationsApi.notices)]),
    onMutate: async ({ params }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, withRead(before, params.id, new Date().toISOString()))
      return { before }
    },
    onError: (_error, _input, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before)
      onFailed()
    },
  })
}
