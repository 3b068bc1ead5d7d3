import { Send } from 'lucide-react'
import { memo, useImperativeHandle, useRef, type FormEvent, type Ref } from 'react'
import { z } from 'zod/mini'
import { chatApi } from '#domain/chat/api.ts'
import { isMinorBand } from '#domain/chat/bands.ts'
import type { RoomView } from '#domain/chat/schema.ts'
import { call } from '../../../lib/call.ts'
import { useDraft } from '../../../lib/draft.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { prepareCare } from '../../moderation/index.ts'
import css from './composer.module.css'
import { isSendable, MessageField } from './MessageField.tsx'

/** Milliseconds between two notes that the member types. */
const TYPING_MS = 3_000
const Text = z.string()
const isNone = (text: string): boolean => text === ''

/** What the room can do with its field. */
export type ComposerHandle = {
  /** Puts text back that was not sent, after what is in the field. */
  rewrite: (text: string) => void
}
type ComposerProps = {
  room: Pick<RoomView, 'id' | 'band'>
  onSend: (message: string) => void
  ref?: Ref<ComposerHandle>
}

/** The field at the end of a room. What is in it outlives the page. */
export const Composer = memo(function Composer({ room, onSend, ref }: ComposerProps) {
  const t = useMessages()
  const { id: me } = usePerson()
  const draft = useDraft({ key: `chat.say.${me}.${room.id}`, schema: Text, initial: '', isNone })
  const noted = useRef(0)
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => ({
    rewrite: (back) => {
      draft.change([draft.latest().trim(), back].filter(Boolean).join(' '))
      form.current?.querySelector('textarea')?.focus()
    },
  }))
  const send = () => {
    if (!isSendable(draft.value)) return
    onSend(draft.value)
    draft.forget()
  }
  const type = (next: string) => {
    draft.change(next)
    // No one sees the text of minors before it is sent.
    if (isMinorBand(room.band) || next.trim() === '' || Date.now() - noted.current < TYPING_MS) return
    noted.current = Date.now()
    void call(chatApi.noteTyping, { params: { id: room.id } }).catch(() => {})
  }
  return (
    <form
      ref={form}
      className={css.say}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <MessageField
        label={t('chat.say.label')}
        value={draft.value}
        onChange={type}
        onSend={send}
        onFocus={prepareCare}
      >
        <Button type="submit" icon={<Icon of={Send} flip />}>
          {t('chat.say.send')}
        </Button>
      </MessageField>
    </form>
  )
})
