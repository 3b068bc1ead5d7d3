import { useQuery } from '@tanstack/react-query'
import { writingApi } from '#domain/ai/writingApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { read } from '../../../lib/query.ts'
import { useInstantSave } from '../../../lib/useInstantSave.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'

const choice = { ...read(writingApi.modelChoice), refetchOnMount: 'always' } as const

/**
 * Asks whether a language model may write the question of the day: members it may write for, and members who agreed
 * and may take it back. Others see nothing. Source: docs/rules/ai.md D-069.
 */
export function DailyModel() {
  const t = useMessages()
  const query = useQuery(choice)
  const queryError = useQueryError(query)
  const { press } = useInstantSave({
    contract: writingApi.chooseModel,
    queryKey: choice.queryKey,
    failed: t('common.error.title'),
    saved: t('account.settings.saved'),
  })
  const { data, refetch, isFetching } = query
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
      onChange={(agreed) => press({ body: { agreed } }, (known) => ({ ...known, agreed }))}
    />
  )
}
