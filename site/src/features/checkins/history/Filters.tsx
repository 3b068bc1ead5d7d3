import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import type { DayView } from '#domain/checkins/historySchema.ts'
import { moods } from '#domain/checkins/moods.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { moodName } from '../../../ui/moodNames.ts'
import { Pills } from '../../../ui/Pills.tsx'
import { ActivityIcon } from '../details/ActivityIcon.tsx'
import { activityName, feelingName } from '../details/detailNames.ts'
import { namedIn, toggled, type Filter } from './filter.ts'
import css from './history.module.css'

type FiltersProps = {
  /** The days of the period; undefined while they are fetched. */
  days: ReadonlyMap<string, DayView> | undefined
  filter: Filter
  onChange: (filter: Filter) => void
}

/** Filters by mood, and behind a button by what the days of the period name: closer feelings and activities. */
export function Filters({ days, filter, onChange }: FiltersProps) {
  const t = useMessages()
  const child = useAge() === 'child'
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const list = [...(days?.values() ?? [])]
  const kinds = (['feelings', 'activities'] as const)
    .map((kind) => ({ kind, ids: namedIn(list, kind, filter) }))
    .filter(({ ids }) => ids.length > 0)
  return (
    <Stack>
      <Row>
        <Pills
          className={css.pills}
          label={t('history.filter.label')}
          options={moods.map((mood) => ({
            value: mood,
            label: (
              <>
                <MoodFloat mood={mood} size="small" />
                {moodName(t, mood, child)}
              </>
            ),
          }))}
          value={filter.moods}
          onToggle={(mood) => onChange(toggled(filter, 'moods', mood))}
        />
        {kinds.length > 0 && (
          <Button
            look="text"
            size="small"
            icon={<Icon of={ListFilter} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(`history.filter.${isOpen ? 'less' : 'more'}`)}
          </Button>
        )}
      </Row>
      <div id={id} className={css.kinds}>
        {isOpen &&
          kinds.map(({ kind, ids }) => (
            <div key={kind}>
              <p className={css.kind} aria-hidden="true">
                {t(`history.filter.${kind}`)}
              </p>
              <Pills
                className={css.pills}
                label={t(`history.filter.${kind}`)}
                options={ids.map((value) => ({
                  value,
                  label:
                    kind === 'feelings' ? (
                      feelingName(t, value)
                    ) : (
                      <>
                        <ActivityIcon id={value} />
                        {activityName(t, value)}
                      </>
                    ),
                }))}
                value={filter[kind]}
                onToggle={(value) => onChange(toggled(filter, kind, value))}
              />
            </div>
          ))}
      </div>
    </Stack>
  )
}
