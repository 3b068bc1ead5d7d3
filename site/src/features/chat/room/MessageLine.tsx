import { lazy, memo, Suspense, useState } from 'react'
import type { MessageView } from '#domain/chat/schema.ts'
import type { Format } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { classes } from '../../../ui/classes.ts'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import css from './message.module.css'
import { MessageMenu } from './MessageMenu.tsx'
import { Reactions } from './Reactions.tsx'
import type { OwnNote, RoomActions } from './useRoomActions.ts'

const EditMessage = lazy(() => import('./EditMessage.tsx').then((m) => ({ default: m.EditMessage })))
const MessageNote = lazy(() => import('./MessageNote.tsx').then((m) => ({ default: m.MessageNote })))

type MessageLineProps = {
  message: MessageView
  format: Format
  actions: RoomActions
  /** The server's note about a message of the member's own, in this visit. */
  note: OwnNote | undefined
}

/** A message: who, when, what, and what can be done about it. Drawn anew only when it changes. */
export const MessageLine = memo(function MessageLine({ message, format, actions, note }: MessageLineProps) {
  const t = useMessages()
  const [isEditing, setEditing] = useState(false)
  const { id, userId, isModerator, isOwn, state, createdAt, editedAt } = message
  const name = isModerator && !isOwn ? t('chat.room.moderator') : message.username
  const isGone = message.message === null
  const body = (
    <p className={css.words} dir="auto">
      {message.message}
    </p>
  )
  return (
    <li
      className={classes(css.message, isOwn && css.mine, isModerator && css.staff)}
      data-message={id}
      tabIndex={-1}
    >
      <Avatar id={isModerator && !isOwn ? 'moderator' : (userId ?? id)} className={css.flag ?? ''} />
      <div className={css.body}>
        <div className={css.head}>
          <b>
            <bdi>{name || t('chat.room.someone')}</bdi>
          </b>
          {isOwn && <StatusTag>{t('chat.room.you')}</StatusTag>}
          {isModerator && isOwn && <StatusTag>{t('chat.room.moderator')}</StatusTag>}
          <time dateTime={createdAt}>{format.time(createdAt)}</time>
          {editedAt && !isGone && <span className={css.edited}>{t('chat.room.edited')}</span>}
          {!isGone && (
            <MessageMenu message={message} name={name} actions={actions} onEdit={() => setEditing(true)} />
          )}
        </div>
        {isGone ? (
          <p className={css.gone}>{t(state === 'removed' ? 'chat.room.removed' : 'chat.room.deleted')}</p>
        ) : isEditing ? (
          <Suspense fallback={body}>
            <EditMessage message={message} actions={actions} onClose={() => setEditing(false)} />
          </Suspense>
        ) : (
          body
        )}
        {isOwn && !isEditing && (state === 'held' || (state === 'visible' && note?.notice)) && (
          <Suspense>
            <MessageNote message={message} note={note} actions={actions} />
          </Suspense>
        )}
        {!isGone && <Reactions message={message} onReact={(kind) => actions.react(message, kind)} />}
      </div>
    </li>
  )
})
