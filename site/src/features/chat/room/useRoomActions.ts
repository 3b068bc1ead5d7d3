import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Output } from '#domain/api/contract.ts'
import type { chatApi } from '#domain/chat/api.ts'
import type { MessageView, ReactionKind } from '#domain/chat/schema.ts'
import { count } from '../../../lib/analytics.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { openCareFor } from '../../../lib/care.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { chatWrites, refetchRooms } from '../queries.ts'
import { isAccessError } from '../accessErrors.ts'
import type { Known } from './messages.ts'
import { withoutHeld, withOwn, withReactions } from './messages.ts'
import { useLatest } from '../../../lib/useLatest.ts'

/** The server's answer when it took a message. */
export type OwnNote = Pick<Output<typeof chatApi.send>, 'notice' | 'suggestion'>
/** A question over the room. */
export type RoomQuestion = { of: 'report' | 'block' | 'delete'; message: MessageView }
/** What can be done about messages. It stays the same object, so that lines are not drawn for its sake. */
export type RoomActions = {
  react: (message: MessageView, kind: ReactionKind | null) => void
  /** Resolves to whether the text was stored; when not, the member sees why. */
  edit: (message: MessageView, text: string) => Promise<boolean>
  remove: (message: MessageView) => Promise<void>
  hide: (userId: string) => void
  ask: (question: RoomQuestion) => void
}

type Options = {
  change: (next: (known: Known) => Known) => void
  hide: (userId: string) => void
}

/** The acts of a room, the question that is open, and the server's notes about messages of the member's own. */
export function useRoomActions(options: Options) {
  const t = useMessages()
  const client = useQueryClient()
  const [question, setQuestion] = useState<RoomQuestion | null>(null)
  const [notes, setNotes] = useState<ReadonlyMap<string, OwnNote>>(() => new Map())
  const react = useMutation(chatWrites.react())
  const edit = useMutation(chatWrites.edit())
  const remove = useMutation(chatWrites.remove())
  const noteOf = (id: string, note: OwnNote) => setNotes((known) => new Map(known).set(id, note))
  const show = (title: string, error: unknown) => {
    if (isAccessError(error)) void refetchRooms(client)
    showToast({ text: title, tone: 'bad', ...(error instanceof ApiError && { detail: errorText(t, error) }) })
  }

  const acts: RoomActions = {
    react: (message, reaction) => {
      const { myReaction, reactions } = message
      // Shown at once; the answer has the counts of all.
      const shown = { ...reactions }
      if (myReaction) shown[myReaction] = Math.max(0, shown[myReaction] - 1)
      if (reaction) shown[reaction] += 1
      options.change((known) => withReactions(known, { ...message, reactions: shown, myReaction: reaction }))
      react.mutateAsync({ params: { id: message.id }, body: { reaction } }).then(
        (answer) => options.change((known) => withReactions(known, answer.message)),
        (error: unknown) => {
          options.change((known) => withReactions(known, message))
          show(t('chat.error.react'), error)
        },
      )
    },
    edit: async (message, text) => {
      try {
        const answer = await edit.mutateAsync({ params: { id: message.id }, body: { message: text } })
        options.change((known) => withOwn(known, answer.message))
        noteOf(message.id, answer)
        if (answer.isCareOffered) openCareFor(`${message.id}.${text.length}`, 'kept')
        return true
      } catch (error) {
        show(t('chat.error.edit'), error)
        return false
      }
    },
    remove: async (message) => {
      try {
        await remove.mutateAsync({ params: { id: message.id } })
        options.change((known) =>
          message.sequence === null
            ? withoutHeld(known, message.id)
            : withOwn(known, { ...message, state: 'deleted', message: null }),
        )
        showToast({ text: t('chat.act.deleted'), tone: 'good' })
      } catch (error) {
        show(t('chat.error.remove'), error)
      }
    },
    hide: (userId) => {
      options.hide(userId)
      count('room_mute')
    },
    ask: setQuestion,
  }
  const latest = useLatest(acts)
  const actions = useMemo<RoomActions>(
    () => ({
      react: (message, kind) => latest.current.react(message, kind),
      edit: (message, text) => latest.current.edit(message, text),
      remove: (message) => latest.current.remove(message),
      hide: (userId) => latest.current.hide(userId),
      ask: (asked) => latest.current.ask(asked),
    }),
    [latest],
  )
  return { actions, notes, noteOf, question, close: () => setQuestion(null) }
}
