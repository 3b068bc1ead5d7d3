import { memo, useMemo, type ReactNode, type RefObject } from 'react'
import { localDay } from '#domain/time/localDay.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { LaterPicture } from './LaterPicture.tsx'
import { linesOf, type Line } from './lines.ts'
import { MessageLine } from './MessageLine.tsx'
import type { Known } from './messages.ts'
import css from './room.module.css'
import type { OwnNote, RoomActions } from './useRoomActions.ts'

type MessageListProps = {
  known: Known
  hidden: ReadonlySet<string>
  notes: ReadonlyMap<string, OwnNote>
  actions: RoomActions
  /** The box that scrolls. */
  box: RefObject<HTMLDivElement | null>
  onScroll: () => void
  onShow: (userId: string) => void
  onOlder: () => void
  isTurning: boolean
  /** What is on its way, after everything that is there. */
  children: ReactNode
}

/** The messages of a room, oldest first. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { known, hidden, notes, actions, box, onScroll, onShow, onOlder, isTurning, children } = props
  const t = useMessages()
  const { timeZone } = usePerson()
  const format = useFormat(timeZone)
  const { messages, unreadFrom, held, before } = known
  const lines = useMemo(
    () => linesOf({ messages, unreadFrom, hidden, dayOf: (at) => localDay(new Date(at), timeZone) }),
    [messages, unreadFrom, hidden, timeZone],
  )
  const isEmpty = messages.length + held.length === 0 && !children
  return (
    <div
      ref={box}
      className={css.box}
      onScroll={onScroll}
      role="region"
      aria-label={t('chat.room.messages')}
      // A box that scrolls is reached by keys.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {before !== null && (
        <div className={css.older}>
          <Button
            look="line"
            size="small"
            onClick={onOlder}
            busy={isTurning && t('chat.room.earlier_loading')}
          >
            {t('chat.room.earlier')}
          </Button>
        </div>
      )}
      {isEmpty ? (
        <Empty title={t('chat.room.empty_title')}>{t('chat.room.empty')}</Empty>
      ) : (
        before === null && <p className={css.begins}>{t('chat.room.begins')}</p>
      )}
      <ol className={css.messages}>
        {lines.map(drawn)}
        {held.map((message) => (
          <MessageLine
            key={message.id}
            message={message}
            format={format}
            actions={actions}
            note={notes.get(message.id)}
          />
        ))}
        {children}
      </ol>
    </div>
  )

  function drawn(line: Line): ReactNode {
    if (line.kind === 'day') {
      return (
        <li key={line.key} className={css.day}>
          <span>{format.relativeDay(line.at)}</span>
        </li>
      )
    }
    if (line.kind === 'unread') {
      return (
        <li key={line.key} className={css.unread} data-unread="">
          <span>{t('chat.room.unread')}</span>
        </li>
      )
    }
    if (line.kind === 'hidden') {
      return (
        <li key={line.key} className={css.hidden}>
          <LaterPicture of="hide" />
          <span>{t('chat.room.hidden', { name: `\u2068${line.name}\u2069` })}</span>
          <Button look="text" onClick={() => onShow(line.userId)}>
            {t('chat.room.show')}
          </Button>
        </li>
      )
    }
    const { message } = line
    return (
      <MessageLine
        key={message.id}
        message={message}
        format={format}
        actions={actions}
        note={notes.get(message.id)}
      />
    )
  }
})
