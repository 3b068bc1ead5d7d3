import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { roomOfKey, slugOfKey } from '#domain/chat/rooms.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { ensureQuery, useRooms } from '../queries.ts'
import { isAccessError } from '../accessErrors.ts'
import { Room } from './Room.tsx'

/** `/chat-rooms/:key`: the member's room for a slug or a focus area; without access the list, which says why. */
export function RoomByKey() {
  const { key = '' } = useParams()
  const { access, rooms } = useRooms()
  if (!access.allowed) return <Navigate replace to="/chat-rooms" state={{ room: slugOfKey(key) }} />
  const room = roomOfKey(rooms, key, access.band)
  return room ? <Room key={room.id} room={room} /> : <Asked key={key} roomKey={key} />
}

/** A key the list does not have: the server knows whether there is such a room. It never makes one. */
function Asked({ roomKey }: { roomKey: string }) {
  const t = useMessages()
  const query = useQuery(ensureQuery(roomKey))
  const error = useQueryError(query)
  if (query.data) return <Room key={query.data.room.id} room={query.data.room} />
  if (isAccessError(error)) return <Navigate replace to="/chat-rooms" state={{ room: slugOfKey(roomKey) }} />
  return (
    <>
      <ScreenHead title={t('chat.title')} />
      {error ? (
        <>
          <ErrorNotice
            error={error}
            title={t('chat.error.room')}
            retry={query.refetch}
            busy={query.isFetching}
          />
          <div>
            <ButtonTo look="line" to="/chat-rooms">
              {t('chat.rooms')}
            </ButtonTo>
          </div>
        </>
      ) : (
        <Waiting label={t('chat.room.loading')} />
      )}
    </>
  )
}
