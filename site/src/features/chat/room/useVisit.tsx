import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { badgeIds, type BadgeId } from '#domain/checkins/badges.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { chatWrites, refetchRooms } from '../queries.ts'

/** Notes that the member came in; the first visit of all earns Community Helper. */
export function useVisit(roomId: string): void {
  const t = useMessages()
  const client = useQueryClient()
  const { mutateAsync: enter } = useMutation(chatWrites.enter())
  const noted = useRef<string | null>(null)
  useEffect(() => {
    if (noted.current === roomId) return
    noted.current = roomId
    enter({ params: { id: roomId } }).then(
      ({ badges }) => void showBadges(badges),
      // What the member may do is different from what the list showed.
      () => void refetchRooms(client),
    )
    async function showBadges(badges: readonly string[]): Promise<void> {
      if (badges.length === 0) return
      // Rare, so its messages and its flag are fetched then. Without them it hangs on the dashboard all the same.
      const [{ Badge }] = await Promise.all([import('../../../ui/Badge.tsx'), t.load(['checkinNames'])])
      for (const id of badgeIds.filter((badge: BadgeId) => badges.includes(badge))) {
        showToast({ text: t(`checkins.badge.${id}`), icon: <Badge id={id} /> })
      }
    }
  }, [client, enter, roomId, t])
}
