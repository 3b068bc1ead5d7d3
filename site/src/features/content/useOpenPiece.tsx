import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { contentApi } from '#domain/content/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { isLowMood } from '#domain/checkins/lowMood.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { useMessages } from '../../lib/messages.tsx'
import { keyOf, write } from '../../lib/query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { showToast } from '../../ui/toasts.ts'

/**
 * Reports to the server, once while the page is there, that a piece was opened. A badge that comes of it is shown,
 * unless today is a low day; an error is silent, since reading goes on.
 */
export function useOpenPiece(today: Mood | null): (id: string) => void {
  const t = useMessages()
  const client = useQueryClient()
  const opened = useRef(new Set<string>())
  const { mutate } = useMutation({
    ...write(contentApi.openContent, [], { repeatable: true }),
    onSuccess: ({ badgeEarned }) => {
      if (!badgeEarned) return
      void client.invalidateQueries({ queryKey: keyOf(checkinsApi.overview) })
      if (today && isLowMood(today)) return
      showToast({
        text: t('checkins.badges.unlocked'),
        detail: t(`checkins.badge.${badgeEarned.id}`),
        icon: <Badge id={badgeEarned.id} />,
      })
    },
  })
  return (id) => {
    if (opened.current.has(id)) return
    opened.current.add(id)
    mutate({ params: { id } })
  }
}
