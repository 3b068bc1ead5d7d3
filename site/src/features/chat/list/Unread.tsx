import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import css from './list.module.css'

/** Most messages that are counted out. */
const MOST = 99

/** How many messages of a room are new to the member; nothing when none is. */
export function Unread({ count, isShort = false }: { count: number; isShort?: boolean }) {
  const t = useMessages()
  if (count === 0) return null
  const text = count < MOST ? plural(t, 'chat.unread', count) : t('chat.unread_some')
  if (!isShort) return <span className={css.unread}>{text}</span>
  return (
    <span className={css.unread}>
      <span aria-hidden="true">{count < MOST ? count : `${MOST}+`}</span>
      <span className="ek-sr">{text}</span>
    </span>
  )
}
