import { Eye, LockKeyhole, PenLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { MOOD_MAX, type EntryView } from '#domain/journal/schema.ts'
import { dropDraft } from '../../../lib/draft.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useAge } from '../../../lib/useAge.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { isMood, moodName } from '../../../ui/moodNames.ts'
import { DeleteEntry } from '../sheet/DeleteEntry.tsx'
import { draftKey } from '../sheet/draft.ts'
import { unsentOf } from '../voice/unsent.ts'
import css from './reading.module.css'

const VoiceOfEntry = lazy(() =>
  import('../voice/VoiceOfEntry.tsx').then((m) => ({ default: m.VoiceOfEntry })),
)

type ReadEntryProps = {
  entry: EntryView
  /** Where it is edited; left out for a reader who may not write. */
  editAt?: string
}

/** A stored entry to read: when, who else may read it, the text, the mood that was chosen, tags. */
export function ReadEntry({ entry, editAt }: ReadEntryProps) {
  const t = useMessages()
  const person = usePerson()
  const format = useFormat(person.timeZone)
  const { id, title, body, transcript, audioUrl, tags, createdAt, sharedWithParent, isHeld, personMayLook } =
    entry
  return (
    <article className={css.entry}>
      <div className={css.top}>
        <time dateTime={createdAt}>
          <b>{format.date(createdAt)}</b>, {format.time(createdAt)}
        </time>
        <p className={css.sign}>
          <Icon of={sharedWithParent && !isHeld ? Eye : LockKeyhole} />
          {t(
            isHeld
              ? 'journal.form.not_sent'
              : sharedWithParent
                ? 'journal.form.you_and_parent'
                : 'journal.form.only_you',
          )}
        </p>
      </div>
      {isHeld && (
        <Notice>
          {t('journal.form.held')} {t(personMayLook ? 'journal.form.held_look' : 'journal.form.held_no_look')}
        </Notice>
      )}
      <h2 dir="auto">{title ?? t('journal.list.untitled')}</h2>
      <p className={css.words} dir="auto">
        {body}
      </p>
      {(audioUrl !== null || transcript !== null || unsentOf(person.id, id) !== null) && (
        <Suspense>
          <VoiceOfEntry entry={entry} mayWrite={editAt !== undefined} />
        </Suspense>
      )}
      <Felt entry={entry} />
      {tags.length > 0 && (
        <div className={css.about}>
          <b id={`tags-${id}`}>{t('journal.form.tags')}</b>
          <ul aria-labelledby={`tags-${id}`}>
            {tags.map((tag) => (
              <li key={tag}>
                <bdi>{tag}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Row className={css.end ?? ''}>
        <DeleteEntry entry={entry} onDeleted={() => dropDraft(draftKey(person.id, id))} />
        {editAt && (
          <ButtonTo to={editAt} icon={<Icon of={PenLine} />}>
            {t('journal.form.change')}
          </ButtonTo>
        )}
      </Row>
    </article>
  )
}

/** The mood that was chosen, as a float or as a figure; nothing where none was. */
function Felt({ entry: { moodId, mood } }: Pick<ReadEntryProps, 'entry'>) {
  const t = useMessages()
  const child = useAge() === 'child'
  const known = moodId && isMood(moodId) ? moodId : null
  if (!known && mood === null) return null
  return (
    <p className={css.about}>
      <b>{t('journal.form.mood')}</b>
      {known && <MoodFloat mood={known} size="small" />}
      <span>{known ? moodName(t, known, child) : `${mood}/${MOOD_MAX}`}</span>
    </p>
  )
}
