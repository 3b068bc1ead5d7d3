import type { ContentView } from '#domain/ai/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { MoodFloat } from '../../ui/MoodFloat.tsx'
import { Pill } from '../../ui/Pill.tsx'
import css from './content.module.css'
import type { ContentFilter } from './queries.ts'

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
      <div role="group" aria-label={t('ai.content.filter_mood')}>
        {offer.moods.map((mood) => (
          <Pill key={mood} on={filter.mood === mood} onClick={() => toggle('mood', mood)}>
            <MoodFloat mood={mood} size="small" />
            {t(`checkins.${names}.${mood}`)}
          </Pill>
        ))}
      </div>
      {/* One question is enough for children. */}
      {!isChild && (
        <div role="group" aria-label={t('ai.content.filter_tag')}>
          {offer.tags.map((tag) => (
            <Pill key={tag} on={filter.tag === tag} onClick={() => toggle('tag', tag)}>
              <span className={css.tag} dir="auto">
                {tag}
              </span>
            </Pill>
          ))}
        </div>
      )}
    </div>
  )
}
