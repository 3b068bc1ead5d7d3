import { ChevronDown } from 'lucide-react'
import type { MotivationView } from '#domain/content/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoodFloat } from '../../ui/MoodFloat.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import css from './content.module.css'
import { Player } from './Player.tsx'
import { topicName } from './topicName.ts'

type PieceProps = MotivationView & {
  /** It suits today's check-in. */
  suitsToday?: boolean
  /** Called each time the reader opens it. Without, it stands open. */
  onOpen?: () => void
}

/**
 * One piece of content: its title, kind and feeling; opened, its text, and a player only when there is something to
 * hear.
 */
export function Piece({
  title,
  content,
  contentType,
  targetMood,
  audioUrl,
  transcript,
  recording,
  tags,
  suitsToday,
  onOpen,
}: PieceProps) {
  const t = useMessages()
  const names = useAge() === 'child' ? 'mood_child' : 'mood'
  return (
    <article>
      <details
        className={css.piece}
        open={onOpen === undefined}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onOpen?.()
        }}
      >
        <summary>
          <span className={css.head}>
            <h3 dir="auto">{title}</h3>
            <StatusTag>{t(`ai.type.${contentType}`)}</StatusTag>
            {suitsToday && <StatusTag tone="lit">{t('ai.content.today')}</StatusTag>}
            {targetMood && (
              <span className={css.mood}>
                <MoodFloat mood={targetMood} size="small" />
                {t('ai.content.for_mood', { mood: t(`checkins.${names}.${targetMood}`) })}
              </span>
            )}
          </span>
          <Icon of={ChevronDown} className={css.arrow} />
        </summary>
        <div className={css.inside}>
          <RichText text={content} level={4} />
          {audioUrl && (
            <Player
              key={audioUrl}
              title={title}
              src={audioUrl}
              transcript={transcript}
              recording={recording}
            />
          )}
          {tags.length > 0 && (
            <ul className={css.tags} aria-label={t('ai.content.tags')}>
              {tags.map((tag) => (
                <li key={tag} dir="auto">
                  {topicName(t, tag)}
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </article>
  )
}
