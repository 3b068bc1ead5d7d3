import { v7 } from 'uuid'
import { useNavigate } from 'react-router-dom'
import { TAGS_MAX, uniqueTags } from '#domain/journal/schema.ts'
import { dropDraft, keepDraft } from '../../../lib/draft.ts'
import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { NEW, useListPosition } from '../entries/listPosition.ts'
import { draftKey, storedDraft, type EntryDraft } from './draft.ts'

/** An entry that was deleted elsewhere. Text that was not stored yet can go on as a new entry. */
export function DeletedEntryNotice({ draft, draftAt }: { draft: EntryDraft | null; draftAt: string }) {
  const t = useMessages()
  const { id } = usePerson()
  const go = useNavigate()
  const { to } = useListPosition()
  const rescue = (written: EntryDraft) => {
    const key = draftKey(id, NEW)
    const other = storedDraft(key)
    keepDraft(key, other ? joined(other, written) : { ...written, id: v7(), version: null })
    dropDraft(draftAt)
    go(to(NEW))
  }
  return (
    <Notice tone={draft ? 'caution' : 'plain'} title={t('journal.form.gone')} live>
      {draft && (
        <>
          {t('journal.form.draft_kept')}{' '}
          <Button look="text" onClick={() => rescue(draft)}>
            {t('journal.form.rescue')}
          </Button>
        </>
      )}
    </Notice>
  )
}

/**
 * Two texts in one sheet are better than a lost one. The result is shared with a guardian only if both were: joining
 * must not share what the member meant for themselves.
 */
const joined = (draft: EntryDraft, written: EntryDraft): EntryDraft => ({
  ...draft,
  title: draft.title || written.title,
  body: [draft.body, draft.title && written.title, written.body].filter(Boolean).join('\n\n'),
  moodId: draft.moodId ?? written.moodId,
  tags: uniqueTags([...draft.tags, ...written.tags]).slice(0, TAGS_MAX),
  sharedWithParent: draft.sharedWithParent && written.sharedWithParent,
  personMayLook: draft.personMayLook && written.personMayLook,
})
