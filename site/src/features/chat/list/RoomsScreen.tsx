import { Link, useLocation } from 'react-router-dom'
import { z } from 'zod/mini'
import { roomBands, type RoomBand } from '#domain/chat/bands.ts'
import { roomSlugs } from '#domain/chat/rooms.ts'
import type { RoomView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { classes } from '../../../ui/classes.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { Lines, ScreenHead, Section } from '../../../ui/layout.tsx'
import { CareSlot } from '../../moderation/index.ts'
import { useRooms } from '../queries.ts'
import { RoomsClosed } from './RoomsClosed.tsx'
import css from './list.module.css'
import { roomPath } from './roomPath.ts'
import { Unread } from './Unread.tsx'

/** What a room that is closed to the member leaves behind: which one it was. */
const Arrived = z.object({ room: z.nullable(z.enum(roomSlugs)) })

/** The rooms the member may enter; without access why, and what to do. Source: docs/rules/chat.md S-012. */
export function RoomsScreen() {
  const t = useMessages()
  const isChild = useAge() === 'child'
  const { access, rooms, previews } = useRooms()
  const arrived = Arrived.safeParse(useLocation().state)
  const wanted = arrived.success ? arrived.data.room : null
  if (!access.allowed)
    return (
      <CareSlot>
        <ScreenHead title={t('chat.title')} />
        <RoomsClosed access={access} wanted={wanted} previews={previews} />
      </CareSlot>
    )
  return (
    <>
      <ScreenHead title={t('chat.title')} />
      <p className={css.lead}>{t(isChild ? 'chat.lead_child' : 'chat.lead')}</p>
      {rooms.length === 0 && <Empty title={t('chat.empty_title')}>{t('chat.empty')}</Empty>}
      <Bands rooms={rooms} />
    </>
  )
}

/** Members have one band; staff read all of them, each under its own title. */
function Bands({ rooms }: { rooms: readonly RoomView[] }) {
  const t = useMessages()
  const bands = roomBands.filter((band) => rooms.some((room) => room.band === band))
  return bands.map((band: RoomBand) => (
    <Section key={band} title={t(`chat.band.${band}`)}>
      <Lines className={classes(css.rooms, css.two)}>
        {rooms
          .filter((room) => room.band === band)
          .map((room) => (
            <li key={room.id} className={css.room}>
              <Link to={roomPath(room, rooms)}>{room.name}</Link>
              <Unread count={room.unread} />
              <p>{room.description}</p>
            </li>
          ))}
      </Lines>
    </Section>
  ))
}
