import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EntryView } from '#domain/journal/schema.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { isOpen, useListPosition } from '../entries/listPosition.ts'
import { deleteMutation, entryQuery } from '../queries.ts'

/** Asks 'Delete this entry?' and deletes it. */
export function DeleteEntry({ entry, onDeleted }: { entry: EntryView; onDeleted: () => void }) {
  const t = useMessages()
  const client = useQueryClient()
  const go = useNavigate()
  const { to } = useListPosition()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    ...deleteMutation,
    onSuccess: () => {
      onDeleted()
      showToast({ text: t('journal.delete.done'), tone: 'good' })
      // A member who has gone elsewhere meanwhile stays there.
      const isHere = isOpen(entry.id)
      if (isHere) go(to(null), { replace: true })
      client.removeQueries({ queryKey: entryQuery(entry.id).queryKey })
      // What opened the question is gone with the sheet.
      if (isHere) requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus())
    },
    onError: (error) =>
      showToast({ text: t('journal.failed.delete'), detail: errorText(t, error), tone: 'bad' }),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button look="caution-text" onClick={() => setAsked(true)}>
        {t('journal.delete.button')}
      </Button>
      <Dialog
        alert
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('journal.delete.title')}
        actions={
          <>
            <Button look="line" onClick={() => setAsked(false)}>
              {t('journal.delete.keep')}
            </Button>
            <Button
              look="caution"
              busy={remove.isPending && t('common.state.loading')}
              onClick={() => remove.mutate({ params: { id: entry.id } })}
            >
              {t('journal.delete.yes')}
            </Button>
          </>
        }
      >
        <p>{t(entry.sharedWithParent ? 'journal.delete.shared_text' : 'journal.delete.text')}</p>
      </Dialog>
    </>
  )
}
