import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { slugOfKey } from '#domain/chat/rooms.ts'
import type { RoomView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { ScreenHead } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { roomQuery, useRooms } from '../queries.ts'
import { isNoRoom, isAccessError } from '../accessErrors.ts'
import { Room } from './Room.tsx'

/** `/chat/:roomId` and `/chat/:focusArea/:roomId`: a room by its id. Source: docs/rules/chat.md D-072. */
export function RoomById() {
  const { roomId = '' } = useParams()
  const { access, rooms } = useRooms()
  const room = rooms.find(({ id }) => id === roomId)
  if (!access.allowed) return <Navigate replace to="/chat-rooms" />
  return room ? <InArea room={room} /> : <Asked key={roomId} id={roomId} />
}

/** An address whose focus area is not the room's leads to the room's own. */
function InArea({ room }: { room: RoomView }) {
  const { focusArea } = useParams()
  if (focusArea !== undefined && slugOfKey(focusArea) !== room.focusAreaKey)
    return <Navigate replace to={`/chat/${room.focusArea}/${room.id}`} />
  return <Room key={room.id} room={room} />
}

function Asked({ id }: { id: string }) {
  const t = useMessages()
  const query = useQuery(roomQuery(id))
  const error = useQueryError(query)
  if (query.data) return <InArea room={query.data.room} />
  if (isAccessError(error)) return <Navigate replace to="/chat-rooms" />
  if (isNoRoom(error)) return <NoRoom />
  return (
    <>
      <ScreenHead title={t('chat.title')} />
      {error ? (
        <ErrorNotice
          error={error}
          title={t('chat.error.room')}
          retry={query.refetch}
          busy={query.isFetching}
        />
      ) : (
        <Waiting label={t('chat.room.loading')} />
      )}
    </>
  )
}

function NoRoom() {
  const t = useMessages()
  useEffect(() => showToast({ text: t('chat.error.not_found'), tone: 'bad' }), [t])
  return <Navigate replace to="/dashboard" />
}
