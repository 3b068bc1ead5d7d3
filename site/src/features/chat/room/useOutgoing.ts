import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { v7 } from 'uuid'
import type { Output } from '#domain/api/contract.ts'
import type { chatApi } from '#domain/chat/api.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { noteKeeping, openCareFor } from '../../../lib/care.ts'
import { useDraft } from '../../../lib/draft.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { openWhenDanger } from '../../moderation/index.ts'
import { chatWrites, refetchRooms } from '../queries.ts'
import { isAccessError } from '../accessErrors.ts'
import { Outgoing, problemOf, type OutgoingItem } from './outgoing.ts'

/** The server's answer to a message. */
export type Accepted = Output<typeof chatApi.send>

/** Messages on their way from this page, also when their room was left meanwhile. */
const flying = new Set<string>()
/** Who hears of them, by the key of the draft: the page that shows the room now, or did last. */
const keepers = new Map<string, { put: (item: OutgoingItem) => void; drop: (id: string) => void }>()
const none: Outgoing = { items: [] }
const isNone = ({ items }: Outgoing): boolean => items.length === 0

/** Messages on their way to a room. They leave in order; one that fails stays with its text, across a reload too. */
export function useOutgoing(roomId: string, onAccepted: (answer: Accepted) => void) {
  const t = useMessages()
  const client = useQueryClient()
  const person = usePerson()
  const kept = useDraft({ key: `chat.out.${person.id}.${roomId}`, schema: Outgoing, initial: none, isNone })
  const post = useMutation(chatWrites.send())
  const queue = useRef(Promise.resolve())
  const { key, change, latest } = kept

  const put = useCallback(
    (item: OutgoingItem) => {
      const { items } = latest()
      const isKnown = items.some(({ id }) => id === item.id)
      change({ items: isKnown ? items.map((old) => (old.id === item.id ? item : old)) : [...items, item] })
    },
    [change, latest],
  )
  const drop = useCallback(
    (id: string) => change({ items: latest().items.filter((item) => item.id !== id) }),
    [change, latest],
  )

  useEffect(() => void keepers.set(key, { put, drop }), [key, put, drop])

  const attempt = async (item: OutgoingItem) => {
    try {
      const answer = await post.mutateAsync({
        params: { id: roomId },
        body: { id: item.id, message: item.message },
      })
      flying.delete(item.id)
      noteKeeping(item.id, 'kept')
      if (answer.isCareOffered) openCareFor(item.id, 'kept')
      onAccepted(answer)
      keepers.get(key)?.drop(item.id)
    } catch (error) {
      flying.delete(item.id)
      noteKeeping(item.id, 'not_kept')
      const known =
        error instanceof ApiError ? error : new ApiError({ status: 0, code: 'common.error.unexpected' })
      keepers.get(key)?.put({ ...item, problem: problemOf(known), words: errorText(t, known) })
      if (isAccessError(error)) void refetchRooms(client)
    }
  }
  const deliver = (item: OutgoingItem) => {
    if (flying.has(item.id)) return
    flying.add(item.id)
    put({ ...item, problem: null })
    queue.current = queue.current.then(() => attempt(item))
  }
  const send = (message: string) => {
    const item = { id: v7(), message: message.trim(), at: Date.now(), problem: null }
    // Help comes before any answer.
    void openWhenDanger({ id: item.id, text: item.message, person })
    deliver(item)
  }

  // What was on its way when the page was left: whether it arrived is not known, and its id lets it be sent again.
  const items = kept.value.items.map((item) =>
    item.problem === null && !flying.has(item.id) ? { ...item, problem: 'failed' as const } : item,
  )
  const again = useRef(() => {})
  useEffect(() => {
    again.current = () =>
      latest()
        .items.filter(({ problem }) => problem === 'failed')
        .forEach(deliver)
  })
  useEffect(() => {
    const back = () => again.current()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
  return { items, send, retry: deliver, discard: drop }
}
