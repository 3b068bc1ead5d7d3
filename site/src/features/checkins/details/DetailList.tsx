import { useMessages } from '../../../lib/messages.tsx'
import { ActivityIcon } from './ActivityIcon.tsx'
import { activityName, feelingName } from './detailNames.ts'
import css from './details.module.css'

type DetailListProps = { checkIn: { activities: readonly string[]; feelings: readonly string[] } }

/** Closer feelings and activities of a check-in, or nothing. */
export function DetailList({ checkIn: { activities, feelings } }: DetailListProps) {
  const t = useMessages()
  if (activities.length + feelings.length === 0) return null
  return (
    <ul className={css.list} aria-label={t('history.details.list')}>
      {feelings.map((id) => (
        <li key={id} className={css.feeling}>
          {feelingName(t, id)}
        </li>
      ))}
      {activities.map((id) => (
        <li key={id} className={css.activity}>
          <ActivityIcon id={id} />
          {activityName(t, id)}
        </li>
      ))}
    </ul>
  )
}
