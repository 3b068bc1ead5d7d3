import { useQuery } from '@tanstack/react-query'
import { isAdult } from '#domain/account/ageGroup.ts'
import { familyApi } from '#domain/family/api.ts'
import type { FamilySharing as Sharing } from '#domain/family/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { read } from '../../../lib/query.ts'
import { useInstantSave } from '../../../lib/useInstantSave.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'

const sharing = { ...read(familyApi.readSharing), refetchOnMount: 'always' } as const

/** What a member lets their families see and send. Source: docs/rules/family.md. */
export function FamilySharing() {
  const t = useMessages()
  const { ageGroup } = usePerson()
  const query = useQuery(sharing)
  const queryError = useQueryError(query)
  const { press } = useInstantSave({
    contract: familyApi.saveSharing,
    queryKey: sharing.queryKey,
    failed: t('common.error.title'),
    saved: t('account.settings.saved'),
  })
  const { data, refetch, isFetching } = query
  if (!data && queryError) {
    return (
      <ErrorNotice
        error={queryError}
        title={t('settings.privacy.family.failed')}
        retry={refetch}
        busy={isFetching}
      />
    )
  }
  if (!data) return <Waiting label={t('common.state.loading')} lines={2} />
  const turn = (change: Partial<Sharing>) =>
    press({ body: { ...data, ...change } }, (shown) => ({ ...shown, ...change }))
  return (
    <Stack>
      <h3>{t('settings.privacy.family.title')}</h3>
      <Switch
        label={t('settings.privacy.family.presence')}
        hint={t(
          isAdult(ageGroup)
            ? 'settings.privacy.family.presence_hint'
            : 'settings.privacy.family.presence_hint_minor',
        )}
        checked={data.sharesPresence}
        onChange={(sharesPresence) => turn({ sharesPresence })}
      />
      <Switch
        label={t('settings.privacy.family.thoughts')}
        hint={t('settings.privacy.family.thoughts_hint')}
        checked={data.takesThoughts}
        onChange={(takesThoughts) => turn({ takesThoughts })}
      />
    </Stack>
  )
}
