import { v7 } from 'uuid'
import { usePerson } from '../../../app/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useNavigate } from '../../../lib/router.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { NEW, usePlace } from '../entries/place.ts'
import { draftKey, dropEntryDraft, keepEntryDraft, storedDraft, type EntryDraft } from './draft.ts'

/** An entry that was deleted elsewhere. Words that were not stored yet can go on as a new entry. */
export function Gone({ draft, draftAt }: { draft: EntryDraft | null; draftAt: string }) {
  const t = useMessages()
  const { id } = usePerson()
  const go = useNavigate()
  const { to } = usePlace()
  const rescue = (words: EntryDraft) => {
    const key = draftKey(id, NEW)
    const other = storedDraft(key)
    // Two sets of words in one sheet are better than one lost.
    const body = other?.body ? `${other.body}\n\n${words.body}` : words.body
    keepEntryDraft(key, { ...words, body, id: other?.id ?? v7(), version: null })
    dropEntryDraft(draftAt)
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
