import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { isMinorBand } from '#domain/chat/bands.ts'
import type { RoomView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { CareInline } from '../../moderation/index.ts'
import { refetchPeople } from '../queries.ts'
import { Composer, type ComposerHandle } from './Composer.tsx'
import { useHidden } from './hidden.ts'
import { MessageList } from './MessageList.tsx'
import { withoutAuthor, withOwn } from './messages.ts'
import { OutgoingLine } from './OutgoingLine.tsx'
import css from './room.module.css'
import { useEndOfBox } from './useEndOfBox.ts'
import { useHeard } from './useHeard.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useOutgoing, type Accepted } from './useOutgoing.ts'
import { useRoomActions } from './useRoomActions.ts'
import { useRoomMessages } from './useRoomMessages.ts'
import { useVisit } from './useVisit.tsx'

const TypingLine = lazy(() => import('./TypingLine.tsx').then((m) => ({ default: m.TypingLine })))
const RoomDialog = lazy(() => import('../ask/RoomDialog.tsx').then((m) => ({ default: m.RoomDialog })))

/** The messages of a room and the field under them. */
export function Talk({ room }: { room: RoomView }) {
  const t = useMessages()
  const client = useQueryClient()
  const { id: me } = usePerson()
  const { query, change, catchUp, restart, older, toNewest, turning } = useRoomMessages(room)
  const { data: known } = query
  const error = useQueryError(query)
  const { hidden, change: hide } = useHidden(me)
  const { actions, notes, noteOf, question, close } = useRoomActions({
    change,
    hide: (userId) => hide(userId, true),
  })
  const accepted = (answer: Accepted) => {
    noteOf(answer.message.id, answer)
    change((now) => withOwn(now, answer.message))
    // No event comes for a message that waits; an answer that was on its way may not have it.
    if (answer.message.state === 'held') catchUp()
  }
  const { items, send, retry, discard } = useOutgoing(room.id, accepted)
  const count = (known?.messages.length ?? 0) + (known?.held.length ?? 0) + items.length
  const { box, isAway, onScroll, toEnd } = useEndOfBox(count, known !== undefined)
  const heard = useHeard(known, hidden)
  useMarkRead(room.id, known, isAway)
  useVisit(room.id)

  const sending = useRef({ send, toEnd })
  useEffect(() => {
    sending.current = { send, toEnd }
  })
  const onSend = useCallback((message: string) => {
    sending.current.send(message)
    sending.current.toEnd()
  }, [])
  const onShow = useCallback((userId: string) => hide(userId, false), [hide])
  const onOlder = useCallback(() => {
    // At the very top browsers do not hold what is read in its place.
    if (box.current) box.current.scrollTop = Math.max(1, box.current.scrollTop)
    void older()
  }, [box, older])
  const composer = useRef<ComposerHandle>(null)
  const rewrite = (id: string, text: string) => {
    composer.current?.rewrite(text)
    discard(id)
  }
  const newest = () => void toNewest().then(toEnd)

  if (!known) {
    return (
      <section className={css.talk}>
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
      </section>
    )
  }
  return (
    <section className={css.talk}>
      <MessageList
        known={known}
        hidden={hidden}
        notes={notes}
        actions={actions}
        box={box}
        onScroll={onScroll}
        onShow={onShow}
        onOlder={onOlder}
        isTurning={turning === 'older'}
      >
        {items.length > 0 &&
          items.map((item) => (
            <OutgoingLine
              key={item.id}
              item={item}
              onRetry={() => retry(item)}
              onRewrite={() => rewrite(item.id, item.message)}
              onDiscard={() => discard(item.id)}
            />
          ))}
      </MessageList>
      {(isAway || known.after !== null) && (
        <div className={css.newest}>
          <Button
            look="line"
            size="small"
            icon={<Icon of={ArrowDown} />}
            onClick={newest}
            busy={turning === 'newer' && t('common.state.loading')}
          >
            {t('chat.room.newest')}
          </Button>
        </div>
      )}
      <p className="ek-sr" role="status">
        {heard}
      </p>
      <CareInline />
      {!isMinorBand(room.band) && (
        <Suspense fallback={<p className={css.typing} />}>
          <TypingLine room={room} />
        </Suspense>
      )}
      <Composer ref={composer} room={room} onSend={onSend} />
      {question && (
        <Suspense>
          <RoomDialog question={question} actions={actions} onBlocked={blocked} onClose={close} />
        </Suspense>
      )}
    </section>
  )

  /** Live at once, then read again: what the server no longer shows is gone as well. */
  function blocked(userId: string): void {
    change((now) => withoutAuthor(now, userId))
    restart()
    void refetchPeople(client)
  }
}
