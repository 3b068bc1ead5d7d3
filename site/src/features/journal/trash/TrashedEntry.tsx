import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrashedLine } from '#domain/journal/schema.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { deleteForGoodMutation, restoreMutation } from './queries.ts'

/** One deleted entry: its beginning, until when it is kept, and the two ways on. */
export function TrashedEntry({ entry }: { entry: TrashedLine }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const [isAsked, setAsked] = useState(false)
  const { id, title, excerpt, createdAt, goesAt } = entry
  const name = title ?? t('journal.list.untitled')
  // What was pressed goes with the entry.
  const toHeading = () => document.querySelector<HTMLElement>('h1')?.focus()
  const restore = useMutation({
    ...restoreMutation,
    onSuccess: () => {
      showToast({ text: t('journal.trash.restored'), tone: 'good' })
      toHeading()
    },
    onError: (error) =>
      showToast({ text: t('journal.failed.restore'), detail: errorText(t, error), tone: 'bad' }),
  })
  const remove = useMutation({
    ...deleteForGoodMutation,
    onSuccess: () => {
      showToast({ text: t('journal.trash.deleted'), tone: 'good' })
      toHeading()
    },
    onError: (error) =>
      showToast({ text: t('journal.failed.delete'), detail: errorText(t, error), tone: 'bad' }),
    onSettled: () => setAsked(false),
  })
  return (
    <li>
      <Stack>
        <h2 dir="auto">{name}</h2>
        <p dir="auto">{excerpt}</p>
        <p className="ek-small ek-soft">
          <time dateTime={createdAt}>{format.date(createdAt)}</time> ·{' '}
          {t('journal.trash.until', { date: format.date(goesAt) })}
        </p>
        <Row>
          <Button
            look="line"
            aria-label={t('journal.trash.restore_this', { title: name })}
            busy={restore.isPending && t('common.state.loading')}
            onClick={() => restore.mutate({ params: { id } })}
          >
            {t('journal.trash.restore')}
          </Button>
          <Button
            look="text"
            aria-label={t('journal.trash.delete_this', { title: name })}
            onClick={() => setAsked(true)}
          >
            {t('journal.trash.delete')}
          </Button>
        </Row>
      </Stack>
      <Dialog
        alert
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('journal.trash.ask')}
        actions={
          <>
            <Button look="line" onClick={() => setAsked(false)}>
              {t('journal.delete.keep')}
            </Button>
            <Button
              look="caution"
              busy={remove.isPending && t('common.state.loading')}
              onClick={() => remove.mutate({ params: { id } })}
            >
              {t('journal.trash.yes')}
            </Button>
          </>
        }
      >
        <p>{t('journal.trash.ask_text')}</p>
      </Dialog>
    </li>
  )
}
