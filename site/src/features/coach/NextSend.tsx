import { nextSendOf } from '#domain/coach/nextSend.ts'
import { CoachPreferences } from '#domain/coach/schema.ts'
import { usePerson } from '../../lib/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'

/** When the next message may come with these preferences; the worker decides with the same function. */
export function NextSend({ preferences }: { preferences: CoachPreferences }) {
  const t = useMessages()
  const { timeZone } = usePerson()
  const format = useFormat(timeZone)
  // While a time is being typed there is nothing to show.
  if (!CoachPreferences.safeParse(preferences).success) return null
  const next = nextSendOf(preferences, timeZone, new Date())
  return (
    <p role="status">
      <b>{next ? t('coach.card.next', { when: format.moment(next) }) : t('coach.card.next_none')}</b>
    </p>
  )
}
