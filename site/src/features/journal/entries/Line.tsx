import { Eye, LockKeyhole, Mic } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { EntryLine } from '#domain/journal/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { isMood, moodName } from '../../../ui/moodNames.ts'
import css from '../journal.module.css'
import { draftKey, storedDraft } from '../sheet/draft.ts'
import { useListPosition } from './listPosition.ts'

/** One entry of the list: mood, title, the first line, when, tags, and whether a parent may read it. */
export function Line({ entry, isOpen }: { entry: EntryLine; isOpen: boolean }) {
  const t = useMessages()
  const person = usePerson()
  const format = useFormat(person.timeZone)
  const child = useAge() === 'child'
  const { to } = useListPosition()
  const { id, title, excerpt, moodId, tags, sharedWithParent, isHeld, createdAt, hasVoice } = entry
  const hasDraft = storedDraft(draftKey(person.id, id)) !== null
  return (
    <li className={isOpen ? css.on : undefined}>
      <Link to={to(id)} aria-current={isOpen ? 'true' : undefined}>
        {moodId && isMood(moodId) ? (
          <MoodFloat mood={moodId} label={moodName(t, moodId, child)} />
        ) : (
          <span className={css.noMood} />
        )}
        <span>
          <b dir="auto">{title ?? t('journal.list.untitled')}</b>
          <span className={css.excerpt} dir="auto">
            {excerpt}
          </span>
          <span className={css.about}>
            <time dateTime={createdAt}>{format.moment(createdAt)}</time>
            {tags.map((tag) => (
              <bdi key={tag} className={css.hash}>
                {tag}
              </bdi>
            ))}
            {hasVoice && (
              <span className={css.sign}>
                <Icon of={Mic} />
                {t('journal.list.voice')}
              </span>
            )}
            {sharedWithParent && (
              <span className={css.sign}>
                <Icon of={isHeld ? LockKeyhole : Eye} />
                {t(isHeld ? 'journal.list.not_sent' : 'journal.list.shared')}
              </span>
            )}
            {hasDraft && <b className={css.unsaved}>{t('journal.list.unsaved')}</b>}
          </span>
        </span>
      </Link>
    </li>
  )
}
