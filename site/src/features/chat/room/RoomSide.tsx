import type { RoomView } from '#domain/chat/schema.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { HereNow } from './HereNow.tsx'
import { RoomHelp } from './RoomHelp.tsx'
import { RoomRules } from './RoomRules.tsx'
import css from './side.module.css'

/** Beside the messages: what to keep in mind, who is here, and where help is. */
export const RoomSide = ({ room, isHere }: { room: RoomView; isHere: boolean }) => (
  <WithMessages names={['chatSide']}>
    <div className={css.side}>
      <RoomRules />
      {isHere && <HereNow room={room} />}
      <RoomHelp />
    </div>
  </WithMessages>
)
