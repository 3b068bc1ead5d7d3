import { moods } from '#domain/checkins/moods.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { moodName } from '../../../ui/moodNames.ts'
import { activityName, feelingName } from '../details/detailNames.ts'
import { isFiltering, type Filter } from './filter.ts'
import paper from './paper.module.css'

/** On paper: what each float stands for, and what is filtered. */
export function Legend({ filter }: { filter: Filter }) {
  const t = useMessages()
  const child = useAge() === 'child'
  const chosen = [
    ...filter.moods.map((mood) => moodName(t, mood, child)),
    ...filter.feelings.map((id) => feelingName(t, id)),
    ...filter.activities.map((id) => activityName(t, id)),
  ]
  return (
    <div className={paper.only} aria-hidden="true">
      <ul className={paper.legend}>
        {moods.map((mood) => (
          <li key={mood}>
            <MoodFloat mood={mood} size="small" />
            {moodName(t, mood, child)}
          </li>
        ))}
      </ul>
      {isFiltering(filter) && (
        <p>
          {t('history.filter.label')}: {chosen.join(t.locale === 'ar' ? '، ' : ', ')}
        </p>
      )}
    </div>
  )
}
