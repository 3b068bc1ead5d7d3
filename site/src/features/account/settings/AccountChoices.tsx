import { useQuery } from '@tanstack/react-query'
import { isMinor } from '#domain/account/ageGroup.ts'
import { privacyApi, type PrivacyChoices } from '#domain/account/privacyApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { read } from '../../../lib/query.ts'
import { useInstantSave } from '../../../lib/useInstantSave.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'

const choices = { ...read(privacyApi.readPrivacyChoices), refetchOnMount: 'always' } as const

/** News by mail, for adults, and what can be asked for from this account. Source: docs/rules/account.md B-choices. */
export function AccountChoices() {
  const t = useMessages()
  const { ageGroup } = usePerson()
  const query = useQuery(choices)
  const queryError = useQueryError(query)
  const { press } = useInstantSave({
    contract: privacyApi.savePrivacyChoices,
    queryKey: choices.queryKey,
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
  if (!data) return <Waiting label={t('common.state.loading')} lines={3} />
  const turn = (change: Partial<PrivacyChoices> & { marketing?: boolean }) =>
    press({ body: change }, (shown) => ({ ...shown, ...change }))
  return (
    <>
      {data.marketing !== null && (
        <Switch
          label={t('settings.privacy.marketing')}
          hint={t('settings.privacy.marketing_hint')}
          checked={data.marketing}
          onChange={(marketing) => turn({ marketing })}
        />
      )}
      <Stack>
        <h3>{t('settings.privacy.rights')}</h3>
        <p className="ek-soft">
          {t(isMinor(ageGroup) ? 'settings.privacy.rights_hint' : 'settings.privacy.rights_hint_adult')}
        </p>
        <Switch
          label={t('settings.privacy.data_export')}
          checked={data.dataExport}
          onChange={(dataExport) => turn({ dataExport })}
        />
        <Switch
          label={t('settings.privacy.account_deletion')}
          checked={data.accountDeletion}
          onChange={(accountDeletion) => turn({ accountDeletion })}
        />
      </Stack>
    </>
  )
}
