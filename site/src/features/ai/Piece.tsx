import type { MotivationView } from '#domain/ai/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { MoodFloat } from '../../ui/MoodFloat.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import css from './content.module.css'

/** One piece of content: its kind, title, text, and a player only when there is something to hear. */
export function Piece({ title, content, contentType, targetMood, audioUrl, tags }: MotivationView) {
  const t = useMessages()
  const names = useAge() === 'child' ? 'mood_child' : 'mood'
  return (
    <article className={css.piece}>
      <header>
        <h3>{title}</h3>
        <StatusTag>{t(`ai.type.${contentType}`)}</StatusTag>
      </header>
      <p className={css.text}>{content}</p>
      {audioUrl && (
        // Without captions: the text above is what is heard.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="none" src={audioUrl} aria-label={t('ai.content.listen', { title })} />
      )}
      {(targetMood || tags.length > 0) && (
        <footer>
          {targetMood && (
            <span className={css.mood}>
              <MoodFloat mood={targetMood} size="small" />
              {t('ai.content.for_mood', { mood: t(`checkins.${names}.${targetMood}`) })}
            </span>
          )}
          {tags.length > 0 && (
            <ul className={css.tags} aria-label={t('ai.content.tags')}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </footer>
      )}
    </article>
  )
}
