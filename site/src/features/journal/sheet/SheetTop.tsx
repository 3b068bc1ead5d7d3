import { Eye, LockKeyhole } from 'lucide-react'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { EntryView } from '#domain/journal/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useListPosition } from '../entries/listPosition.ts'
import css from '../journal.module.css'
import type { EntryDraft } from './draft.ts'

/** When it was written, who may read it. */
export function SheetTop({ stored, draft }: { stored: EntryView | null; draft: EntryDraft }) {
  const t = useMessages()
  const person = usePerson()
  const format = useFormat(person.timeZone)
  const { isFirst } = useListPosition()
  const isShared = draft.sharedWithParent
  const isHeld = isShared && stored?.isHeld === true
  const at = stored?.createdAt ?? new Date()
  return (
    <>
      {isFirst && !stored && (
        <Notice tone="good" title={t('journal.form.first_title')}>
          {t(isMinor(person.ageGroup) ? 'journal.form.first_child' : 'journal.form.first')}
        </Notice>
      )}
      <div className={css.top}>
        <p>
          <b>{format.longDay(at)}</b>
          {stored && <>, {format.time(at)}</>}
        </p>
        <p className={css.sign}>
          <Icon of={isShared && !isHeld ? Eye : LockKeyhole} />
          {t(
            isHeld
              ? 'journal.form.not_sent'
              : isShared
                ? 'journal.form.you_and_parent'
                : 'journal.form.only_you',
          )}
        </p>
      </div>
    </>
  )
}
