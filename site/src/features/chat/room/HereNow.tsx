import { useState } from 'react'
import { isMinorBand } from '#domain/chat/bands.ts'
import type { RoomView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/layout.tsx'
import css from './side.module.css'
import { usePeople } from './usePeople.ts'

/** People who are shown before the rest is asked for. */
const FEW = 5

/** Who is here, by name. In rooms of minors no one sees who else is. Source: docs/rules/chat.md D-084. */
export function HereNow({ room: { id, band } }: { room: Pick<RoomView, 'id' | 'band'> }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const known = usePeople(id)
  if (!known || isMinorBand(band) || known.people.length === 0) return null
  const shown = isOpen ? known.people : known.people.slice(0, FEW)
  return (
    <Section title={t('chat.side.here_title')} aside={<span className="ek-num">{known.count}</span>}>
      <ul className={css.present}>
        {shown.map(({ userId, username, isModerator }) => (
          <li key={userId}>
            <Avatar id={userId} />
            <bdi>{isModerator ? t('chat.room.moderator') : username}</bdi>
          </li>
        ))}
      </ul>
      {known.people.length > FEW && (
        <Button look="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'chat.side.here_fewer' : 'chat.side.here_all')}
        </Button>
      )}
    </Section>
  )
}
