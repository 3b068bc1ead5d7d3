import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { EntryView } from '#domain/journal/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { NEW, useListPosition } from '../entries/listPosition.ts'
import css from '../journal.module.css'
import { entryQuery } from '../queries.ts'
import { draftKey, draftOf, freshEntry, storedDraft } from './draft.ts'
import { EntryForm } from './EntryForm.tsx'
import type { SavedAnswer } from './useSaving.ts'

const ReadEntry = lazy(() => import('../reading/ReadEntry.tsx').then((m) => ({ default: m.ReadEntry })))
const DeletedEntryNotice = lazy(() =>
  import('./DeletedEntryNotice.tsx').then((m) => ({ default: m.DeletedEntryNotice })),
)

type SheetProps = { openEntry: string; onSaved: (answer: SavedAnswer) => void }

/** A new entry to write, or a stored one to read and, when asked, to edit. */
export function Sheet({ openEntry, onSaved }: SheetProps) {
  const t = useMessages()
  const { to } = useListPosition()
  return (
    <>
      <ButtonTo look="text" className={css.toList} to={to(null)} icon={<Icon of={ArrowLeft} flip />}>
        {t('journal.list.back')}
      </ButtonTo>
      {openEntry === NEW ? <NewEntry onSaved={onSaved} /> : <StoredEntry id={openEntry} onSaved={onSaved} />}
    </>
  )
}

function NewEntry({ onSaved }: Pick<SheetProps, 'onSaved'>) {
  const { id } = usePerson()
  const [base] = useState(freshEntry)
  return <EntryForm draftAt={draftKey(id, NEW)} base={base} stored={null} onSaved={onSaved} />
}

function StoredEntry({ id, onSaved }: { id: string } & Pick<SheetProps, 'onSaved'>) {
  const t = useMessages()
  const person = usePerson()
  const query = useQuery(entryQuery(id))
  const queryError = useQueryError(query)
  const { data, error, refetch, isFetching } = query
  const { isEditing, to } = useListPosition()
  if (error?.status === 404 || queryError?.status === 404 || queryError?.status === 422) {
    return (
      <Suspense>
        <DeletedEntryNotice draft={storedDraft(draftKey(person.id, id))} draftAt={draftKey(person.id, id)} />
      </Suspense>
    )
  }
  if (queryError) {
    return (
      <ErrorNotice error={queryError} title={t('journal.failed.entry')} retry={refetch} busy={isFetching} />
    )
  }
  if (!data) return <Waiting label={t('journal.form.loading')} lines={5} />
  if (isEditing) return <StoredForm entry={data.entry} onSaved={onSaved} />
  // Text that is not stored yet comes before text that is.
  if (storedDraft(draftKey(person.id, id))) return <Navigate replace to={to(id, 'edit')} />
  return (
    <Suspense fallback={<Waiting label={t('journal.form.loading')} lines={5} />}>
      <ReadEntry entry={data.entry} editAt={to(id, 'edit')} />
    </Suspense>
  )
}

function StoredForm({ entry, onSaved }: { entry: EntryView } & Pick<SheetProps, 'onSaved'>) {
  const person = usePerson()
  const base = useMemo(() => draftOf(entry), [entry])
  return <EntryForm draftAt={draftKey(person.id, entry.id)} base={base} stored={entry} onSaved={onSaved} />
}
