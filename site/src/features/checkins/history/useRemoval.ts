import { useMutation } from '@tanstack/react-query'
import { historyApi } from '#domain/checkins/historyApi.ts'
import type { CheckInView } from '#domain/checkins/schema.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { showToast } from '../../../ui/toasts.ts'
import { allCheckIns } from './queries.ts'

/** Deletes a check-in and offers Undo in a toast. Only this page holds the copy that brings it back. */
export function useRemoval(): (checkIn: CheckInView) => void {
  const t = useMessages()
  const onError = (error: unknown) => showToast({ text: errorText(t, error), tone: 'bad' })
  const restoring = useMutation({
    ...write(historyApi.restore, allCheckIns),
    onSuccess: () => showToast({ text: t('history.restored'), tone: 'good' }),
    onError,
  })
  const removing = useMutation({
    ...write(historyApi.remove, allCheckIns),
    onSuccess: ({ undo }) =>
      showToast({
        text: t('history.removed'),
        action: { label: t('history.undo'), run: () => restoring.mutate({ body: { undo } }) },
      }),
    onError,
  })
  return ({ id }) => {
    if (!removing.isPending) removing.mutate({ params: { id } })
  }
}
