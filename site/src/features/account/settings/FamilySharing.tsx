import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isAdult } from '#domain/account/ageGroup.ts'
import { familyApi } from '#domain/family/api.ts'
import type { FamilySharing as Sharing } from '#domain/family/schema.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { read, write } from '../../../lib/query.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'

const sharing = { ...read(familyApi.readSharing), refetchOnMount: 'always' } as const

/** What a member lets their families see and send. Source: docs/rules/family.md. */
export function FamilySharing() {
  const t = useMessages()
  const client = useQueryClient()
  const { ageGroup } = usePerson()
  const query = useQuery(sharing)
  const queryError = useQueryError(query)
  const save = useMutation(write(familyApi.saveSharing))
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
  const show = (shown: Sharing) => client.setQueryData(sharing.queryKey, shown)
  const press = (change: Partial<Sharing>) => {
    // At once for the eye, and back again when the server could not be reached. An answer of before the press would
    // undo it.
    void client.cancelQueries({ queryKey: sharing.queryKey })
    const wanted = { ...data, ...change }
    show(wanted)
    save.mutate(
      { body: wanted },
      {
        onSuccess: (stored) => {
          show(stored)
          showToast({ text: t('account.settings.saved'), tone: 'good' })
        },
        onError: (error) => {
          show(data)
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
        },
      },
    )
  }
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
        onChange={(sharesPresence) => press({ sharesPresence })}
      />
      <Switch
        label={t('settings.privacy.family.thoughts')}
        hint={t('settings.privacy.family.thoughts_hint')}
        checked={data.takesThoughts}
        onChange={(takesThoughts) => press({ takesThoughts })}
      />
    </Stack>
  )
}
