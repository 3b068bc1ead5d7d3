import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ROOMS_CHANGED } from '#domain/chat/events.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { useCareOffer } from '../../moderation/index.ts'
import { refetchRooms, roomsQuery } from '../queries.ts'
import css from './list.module.css'

const RoomNav = lazy(() => import('./RoomNav.tsx').then((m) => ({ default: m.RoomNav })))

/** How often to ask while there is no live connection, in milliseconds. */
const POLL_MS = 30_000
/** How often to ask what is new in the other rooms, in milliseconds: no event says so. */
const UNREAD_MS = 60_000

/**
 * Around the list and the rooms: what the member may enter, live, and on wide screens the rooms beside the open one.
 */
export function RoomsLayout() {
  const t = useMessages()
  const client = useQueryClient()
  const { id } = usePerson()
  const { pathname } = useLocation()
  const query = useQuery({ ...roomsQuery, refetchInterval: UNREAD_MS })
  const error = useQueryError(query)
  useCareOffer()
  useLiveChannel({
    channel: `private-user-${id}`,
    pollMs: POLL_MS,
    onEvent: (name) => {
      if (name === ROOMS_CHANGED) void refetchRooms(client)
    },
    refetch: () => void refetchRooms(client),
  })
  if (!query.data) {
    return (
      <Screen>
        <ScreenHead title={t('chat.title')} />
        {error ? (
          <ErrorNotice
            error={error}
            title={t('chat.error.load')}
            retry={query.refetch}
            busy={query.isFetching}
          />
        ) : (
          <Waiting label={t('chat.loading')} />
        )}
      </Screen>
    )
  }
  const isBeside = query.data.access.allowed && pathname !== '/chat-rooms'
  return (
    <Screen className={isBeside ? css.beside : ''}>
      {isBeside && (
        <Suspense fallback={<div className={css.nav} />}>
          <RoomNav rooms={query.data.rooms} />
        </Suspense>
      )}
      <div className={css.content}>
        <Outlet />
      </div>
    </Screen>
  )
}
