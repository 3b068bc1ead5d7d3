import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chatApi } from '#domain/chat/api.ts'
import { call } from '../../../lib/call.ts'
import { roomsQuery } from '../queries.ts'
import { lastSequence, type Known } from './messages.ts'

/** Milliseconds the newest message is on the screen before it counts as read. */
const READ_MS = 800

/** Moves the unread mark on while the end of the room is on the screen. */
export function useMarkRead(roomId: string, known: Known | undefined, isAway: boolean): void {
  const client = useQueryClient()
  const marked = useRef(0)
  const last = known && known.after === null ? lastSequence(known) : 0
  useEffect(() => {
    if (isAway || last <= marked.current) return
    const timer = setTimeout(() => {
      if (document.hidden) return
      marked.current = last
      client.setQueryData(
        roomsQuery.queryKey,
        (rooms) =>
          rooms && {
            ...rooms,
            rooms: rooms.rooms.map((room) => (room.id === roomId ? { ...room, unread: 0 } : room)),
          },
      )
      // Not marked is marked by the next one.
      call(chatApi.markRoomRead, { params: { id: roomId }, body: { sequence: last } }).catch(() => {
        marked.current = 0
      })
    }, READ_MS)
    return () => clearTimeout(timer)
  }, [client, isAway, last, roomId])
}
