import type { GuardianNotificationView } from '#domain/guardians/notifications.ts'
import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Lines } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { moodName } from '../../../ui/moodNames.ts'
import css from './guardian.module.css'

/** What a guardian was notified of, newest first: the same lines for the guardian and for the child it is about. */
export function NotifiedList({
  notified,
  withState = false,
}: {
  notified: readonly GuardianNotificationView[]
  withState?: boolean
}) {
  const t = useMessages()
  const person = usePerson()
  const format = useFormat(person.timeZone)
  const textOf = ({ event, mood, preview }: GuardianNotificationView): string => {
    if (event === 'journal_shared') return t('guardians.sees.shared', { preview: preview ?? '' })
    if (mood === null) return t('guardians.sees.mood_off')
    return t('guardians.sees.mood', { mood: moodName(t, mood, person.ageGroup === 'child') })
  }
  return (
    <Lines>
      {notified.map((one) => (
        <li key={one.id} className={css.notified}>
          <div>
            <p dir="auto">{textOf(one)}</p>
            <p className="ek-soft ek-small">
              <time dateTime={one.at}>{format.moment(one.at)}</time>
            </p>
          </div>
          {withState && (
            <StatusTag tone={one.state === 'notified' ? 'good' : 'plain'}>
              {t(`guardians.sees.${one.state}`)}
            </StatusTag>
          )}
        </li>
      ))}
    </Lines>
  )
}
