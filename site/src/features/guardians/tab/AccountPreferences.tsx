import { useMutation, useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../lib/messages.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Section } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { guardianQueries } from './queries.ts'
import { PreferencesForm } from './PreferencesForm.tsx'

/** What a guardian's account wishes to be told, and when. */
export function AccountPreferences() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(guardianQueries.preferences())
  const save = useMutation(guardianQueries.savePreferences())
  return (
    <Section title={t('guardians.preferences.title')}>
      {!data && error && <ErrorNotice error={error} retry={refetch} busy={isFetching} />}
      {!data && !error && <Waiting label={t('common.state.loading')} />}
      {data && (
        <PreferencesForm saved={data} save={(preferences) => save.mutateAsync({ body: preferences })} />
      )}
    </Section>
  )
}
