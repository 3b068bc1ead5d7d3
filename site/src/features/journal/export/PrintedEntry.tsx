import { MOOD_MAX, type EntryView } from '#domain/journal/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { isMood, moodName } from '../../../ui/moodNames.ts'
import { clock } from '#domain/journal/clock.ts'
import css from './paper.module.css'

/** One entry on paper. */
export function PrintedEntry({ entry }: { entry: EntryView }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const child = useAge() === 'child'
  const { title, body, transcript, audioSeconds, mood, moodId, tags, createdAt } = entry
  const felt = moodId && isMood(moodId) ? moodName(t, moodId, child) : mood && `${mood}/${MOOD_MAX}`
  return (
    <article className={css.printed}>
      <h2 dir="auto">{title ?? t('journal.list.untitled')}</h2>
      <p className="ek-small">
        <time dateTime={createdAt}>
          {format.date(createdAt)}, {format.time(createdAt)}
        </time>
        {felt && <> · {t('journal.export.mood', { mood: felt })}</>}
        {tags.length > 0 && (
          <> · {t('journal.export.tags', { tags: tags.join(t.locale === 'ar' ? '، ' : ', ') })}</>
        )}
      </p>
      <p className={css.words} dir="auto">
        {body}
      </p>
      {audioSeconds !== null && (
        <p className="ek-small">{t('journal.export.voice', { time: clock(audioSeconds) })}</p>
      )}
      {transcript && (
        <p className={css.words} dir="auto">
          {transcript}
        </p>
      )}
    </article>
  )
}
