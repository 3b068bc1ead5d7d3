import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../lib/messages.tsx'
import { roomsQuery } from '../queries.ts'
import css from './list.module.css'

/** How often to ask what is new while no room is open, in milliseconds. */
const AGAIN_MS = 120_000

/** A lit mark at Rooms while one of them has something new. */
export function RoomsMark() {
  const t = useMessages()
  const { data } = useQuery({
    ...roomsQuery,
    staleTime: AGAIN_MS / 2,
    refetchInterval: AGAIN_MS,
  })
  if (!data?.rooms.some(({ unread }) => unread > 0)) return null
  return (
    <span className={css.mark}>
      <span className="ek-sr">{t('chat.unread_some')}</span>
    </span>
  )
}
