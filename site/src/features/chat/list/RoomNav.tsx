import { NavLink } from 'react-router-dom'
import type { RoomView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import css from './list.module.css'
import { roomPath } from './roomPath.ts'
import { Unread } from './Unread.tsx'

/** The rooms beside the open one, on wide screens; elsewhere the way back leads to the list. */
export function RoomNav({ rooms }: { rooms: readonly RoomView[] }) {
  const t = useMessages()
  return (
    <nav className={css.nav} aria-label={t('chat.list')}>
      <ul>
        {rooms.map((room) => (
          <li key={room.id}>
            <NavLink to={roomPath(room, rooms)}>
              <span>{room.name}</span>
              <Unread count={room.unread} isShort />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
