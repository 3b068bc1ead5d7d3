import { Hourglass, Info } from 'lucide-react'
import type { HeldReason, MessageView } from '#domain/chat/schema.ts'
import type { MessageKey } from '#messages'
import { useMessages } from '../../../lib/messages.tsx'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from './message.module.css'
import type { OwnNote, RoomActions } from './useRoomActions.ts'

const held: Readonly<Record<HeldReason, readonly [all: MessageKey, child: MessageKey]>> = {
  checking: ['chat.note.held_short', 'chat.note.held_short_child'],
  personal: ['chat.note.held_personal', 'chat.note.held_personal_child'],
  danger: ['chat.note.held_danger', 'chat.note.held_danger_child'],
  words: ['chat.note.held_words', 'chat.note.held_short_child'],
  unavailable: ['chat.note.held_unavailable', 'chat.note.held_short_child'],
}

type MessageNoteProps = { message: MessageView; note: OwnNote | undefined; actions: RoomActions }

/** Under a message of the member's own: that it waits and for what, what staff asks, what was softened. */
export const MessageNote = (props: MessageNoteProps) => (
  <WithMessages names={['chatAsk']}>
    <Note {...props} />
  </WithMessages>
)

function Note({ message, note, actions }: MessageNoteProps) {
  const t = useMessages()
  const isChild = useAge() === 'child'
  const explanation = explain()
  const suggestion = message.state === 'held' ? note?.suggestion : null
  if (!explanation && !suggestion) return null
  return (
    <div className={css.note} role="status">
      {explanation}
      {suggestion && (
        <div className={css.suggestion}>
          <p>{t('chat.note.instead')}</p>
          <q dir="auto">{suggestion}</q>
          <Button look="text" onClick={() => void actions.edit(message, suggestion)}>
            {t('chat.note.use_instead')}
          </Button>
        </div>
      )}
    </div>
  )

  function explain() {
    if (message.note !== null) {
      return (
        <p>
          <Icon of={Info} />
          <span>
            <b>{ended(t('chat.note.not_sent'))}</b>{' '}
            {t(isChild ? 'chat.note.changed_child' : 'chat.note.changed')} <q dir="auto">{message.note}</q>
          </span>
        </p>
      )
    }
    if (message.state === 'held') {
      const [all, child] = held[message.heldReason ?? 'checking']
      const minutes = message.usualMinutes
      const usual = isChild ? 'chat.note.held_child' : 'chat.note.held'
      return (
        <p>
          <Icon of={Hourglass} />
          <span>{minutes !== null ? t(usual, { minutes }) : t.any(isChild ? child : all)}</span>
        </p>
      )
    }
    if (note?.notice === 'modified') {
      return (
        <p>
          <Icon of={Info} />
          <span>
            <b>{ended(t('chat.note.modified'))}</b> {t('chat.note.modified_text')}
          </span>
        </p>
      )
    }
    if (note?.notice !== 'personal') return null
    return (
      <p>
        <Icon of={Info} />
        <span>{t('chat.note.personal_adult')}</span>
      </p>
    )
  }
}

/** The texts are titles elsewhere; here a sentence follows. */
const ended = (title: string): string => `${title}.`
