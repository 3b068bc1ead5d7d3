import { useEffect, useState } from 'react'
import { channelOfRoom } from '#domain/chat/channels.ts'
import { RoomEvent } from '#domain/chat/events.ts'
import type { RoomView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import css from './room.module.css'
import { usePeople } from './usePeople.ts'

/** How long a note that a member types is shown, in milliseconds; a member who goes on sends another. */
const SHOWN_MS = 5_000

/** Who types now, in rooms of adults and elders. */
export function TypingLine({ room: { id, band } }: { room: Pick<RoomView, 'id' | 'band'> }) {
  const t = useMessages()
  const { id: me } = usePerson()
  const people = usePeople(id)?.people ?? []
  const [typing, setTyping] = useState<Readonly<Record<string, number>>>({})
  useLiveChannel({
    channel: channelOfRoom(id, band),
    onEvent: (name, data) => {
      const event = RoomEvent.safeParse({ name, data })
      if (!event.success) return
      // A message ends the typing before it.
      if (event.data.name === 'room-changed') return setTyping({})
      const { userId } = event.data.data
      if (userId !== me) setTyping((known) => ({ ...known, [userId]: Date.now() + SHOWN_MS }))
    },
    refetch: () => {},
  })
  useEffect(() => {
    if (Object.keys(typing).length === 0) return
    const next = Math.min(...Object.values(typing))
    const timer = setTimeout(
      () =>
        setTyping((known) =>
          Object.fromEntries(Object.entries(known).filter(([, until]) => until > Date.now())),
        ),
      Math.max(0, next - Date.now()) + 1,
    )
    return () => clearTimeout(timer)
  }, [typing])
  const names = people.filter(({ userId }) => userId in typing).map(({ username }) => username)
  const [name = '', other = ''] = names
  return (
    <p className={css.typing}>
      {names.length === 1 && t('chat.room.typing_1', { name })}
      {names.length === 2 && t('chat.room.typing_2', { name, other })}
      {names.length > 2 && t('chat.room.typing_many')}
    </p>
  )
}
