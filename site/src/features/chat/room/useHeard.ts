import { useEffect, useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { lastSequence, type Known } from './messages.ts'

/** The newest message of another member, read out politely when it comes; nothing of what was there before. */
export function useHeard(known: Known | undefined, hidden: ReadonlySet<string>): string {
  const t = useMessages()
  const last = known && lastSequence(known)
  const [from, setFrom] = useState<number>()
  const [heard, setHeard] = useState('')
  useEffect(() => {
    if (known === undefined || last === undefined) return
    if (from === undefined) return setFrom(last)
    if (last <= from) return
    setFrom(last)
    const newest = known.messages.findLast(
      ({ sequence, isOwn, message, userId }) =>
        sequence !== null && sequence > from && !isOwn && message !== null && !(userId && hidden.has(userId)),
    )
    if (!newest?.message) return
    const name = newest.isModerator ? t('chat.room.moderator') : newest.username
    setHeard(t('chat.room.heard', { name, text: newest.message }))
  }, [from, hidden, known, last, t])
  return heard
}
