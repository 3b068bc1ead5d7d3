import { Eye, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { INTENSITY_MAX, type CheckInView } from '#domain/checkins/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { isMood, moodName } from '../../../ui/moodNames.ts'
import css from './overview.module.css'

type JourneyLineProps = {
  checkIn: CheckInView
  /** A glance: long reflections are cut. */
  short: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** One check-in: float, name, strength, who may read the note, the note, the time. */
export function JourneyLine({ checkIn, short, children }: JourneyLineProps) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const child = useAge() === 'child'
  const { mood, intensity, reflection, createdAt, day, addedLater } = checkIn
  return (
    <li className={css.line}>
      {isMood(mood) ? <MoodFloat mood={mood} /> : <span />}
      <div>
        <p className={css.what}>
          <b>{moodName(t, mood, child)}</b>
          <Rating
            value={intensity}
            max={INTENSITY_MAX}
            label={t('checkins.history.intensity', { value: intensity })}
          />
          {reflection && <Readers {...reflection} />}
        </p>
        {reflection && (
          <p className={classes(css.words, short && css.short)} dir="auto">
            {reflection.content}
          </p>
        )}
        {children}
      </div>
      {addedLater ? (
        <time dateTime={day}>{t('checkins.history.later', { day: format.fullDay(day) })}</time>
      ) : (
        <time dateTime={createdAt}>{format.moment(createdAt)}</time>
      )}
    </li>
  )
}

/** Who may read the note: a lock, or an eye when a parent may. An adult's open note needs no sign. */
function Readers({ isPrivate, sharedWithParent }: NonNullable<CheckInView['reflection']>) {
  const t = useMessages()
  if (!isPrivate && !sharedWithParent) return null
  const text = t(sharedWithParent ? 'checkins.history.shared' : 'checkins.history.private')
  return (
    <span className={css.readers} title={text}>
      <Icon of={sharedWithParent ? Eye : LockKeyhole} />
      <span className={sharedWithParent ? undefined : 'ek-sr'}>{text}</span>
    </span>
  )
}
