import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { RoomView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { useRooms } from '../queries.ts'
import css from './room.module.css'
import { Talk } from './Talk.tsx'
import { usePeople } from './usePeople.ts'

const Intro = lazy(() => import('../ask/Intro.tsx').then((m) => ({ default: m.Intro })))
const RoomSide = lazy(() => import('./RoomSide.tsx').then((m) => ({ default: m.RoomSide })))

/** A room: its messages, the field, and beside them what to keep in mind and who is here. */
export function Room({ room }: { room: RoomView }) {
  const { access } = useRooms()
  const isNew = !access.hasSeenIntro || !access.hasPassedQuiz
  return (
    <div className={css.room}>
      {isNew ? <Head room={room} /> : <HeadWithCount room={room} />}
      <div className={css.parts}>
        {isNew ? (
          <Suspense>
            <Intro access={access} />
          </Suspense>
        ) : (
          <Talk room={room} />
        )}
        <aside>
          <Suspense>
            <RoomSide room={room} isHere={!isNew} />
          </Suspense>
        </aside>
      </div>
    </div>
  )
}

function Head({ room, count }: { room: RoomView; count?: number | undefined }) {
  const t = useMessages()
  return (
    <div>
      <p>
        <Link to="/chat-rooms">{t('chat.room.back')}</Link>
      </p>
      <h1 tabIndex={-1} className={css.name}>
        {room.name}
      </h1>
      <p className="ek-soft">
        {[t(`chat.band.${room.band}`), count ? plural(t, 'chat.room.here', count) : '']
          .filter(Boolean)
          .map((part) => `${part}. `)}
      </p>
    </div>
  )
}

const HeadWithCount = ({ room }: { room: RoomView }) => <Head room={room} count={usePeople(room.id)?.count} />
