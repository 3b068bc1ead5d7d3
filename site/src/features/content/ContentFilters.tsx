import type { ContentView } from '#domain/content/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { MoodFloat } from '../../ui/MoodFloat.tsx'
import { Pills } from '../../ui/Pills.tsx'
import css from './content.module.css'
import type { ContentFilter } from './queries.ts'
import { topicName } from './topicName.ts'

type ContentFiltersProps = {
  filter: ContentFilter
  /** What there is something for. */
  offer: Pick<ContentView, 'moods' | 'tags'>
  toggle: (name: 'mood' | 'tag', value: string) => void
}

/** Feelings and topics there is something for; one of each can be pressed. */
export function ContentFilters({ filter, offer, toggle }: ContentFiltersProps) {
  const t = useMessages()
  const isChild = useAge() === 'child'
  const names = isChild ? 'mood_child' : 'mood'
  return (
    <div className={css.filters}>
      <Pills
        label={t('ai.content.filter_mood')}
        value={filter.mood ? [filter.mood] : []}
        onToggle={(mood) => toggle('mood', mood)}
        options={offer.moods.map((mood) => ({
          value: mood,
          label: (
            <>
              <MoodFloat mood={mood} size="small" />
              {t(`checkins.${names}.${mood}`)}
            </>
          ),
        }))}
      />
      {/* One question is enough for children. */}
      {!isChild && (
        <Pills
          label={t('ai.content.filter_tag')}
          value={filter.tag ? [filter.tag] : []}
          onToggle={(tag) => toggle('tag', tag)}
          options={offer.tags.map((tag) => ({
            value: tag,
            label: <span dir="auto">{topicName(t, tag)}</span>,
          }))}
        />
      )}
    </div>
  )
}
