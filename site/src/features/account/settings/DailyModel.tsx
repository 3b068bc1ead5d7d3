import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { writingApi } from '#domain/ai/writingApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { read, write } from '../../../lib/query.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'

const choice = { ...read(writingApi.modelChoice), refetchOnMount: 'always' } as const

/**
 * Asks whether a language model may write the question of the day: members it may write for, and members who agreed
 * and may take it back. Others see nothing. Source: docs/rules/ai.md D-069.
 */
export function DailyModel() {
  const t = useMessages()
  const client = useQueryClient()
  const query = useQuery(choice)
  const queryError = useQueryError(query)
  const save = useMutation(write(writingApi.chooseModel))
  const { data, refetch, isFetching } = query
  const show = (agreed: boolean) =>
    client.setQueryData(choice.queryKey, (known) => known && { ...known, agreed })
  const press = (agreed: boolean) => {
    // At once for the eye, and back again when the server could not be reached. An answer of before the press would
    // undo it.
    void client.cancelQueries({ queryKey: choice.queryKey })
    show(agreed)
    save.mutate(
      { body: { agreed } },
      {
        onSuccess: (known) => {
          client.setQueryData(choice.queryKey, known)
          showToast({ text: t('account.settings.saved'), tone: 'good' })
        },
        onError: (error) => {
          show(!agreed)
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
        },
      },
    )
  }
  if (!data && queryError) {
    return (
      <ErrorNotice
        error={queryError}
        title={t('settings.privacy.model_failed')}
        retry={refetch}
        busy={isFetching}
      />
    )
  }
  if (!data) return <Waiting label={t('common.state.loading')} lines={2} />
  if (!data.canUseModel && !data.agreed) return null
  return (
    <Switch
      label={t('settings.privacy.model')}
      hint={t('settings.privacy.model_hint')}
      checked={data.agreed}
      onChange={press}
    />
  )
}
