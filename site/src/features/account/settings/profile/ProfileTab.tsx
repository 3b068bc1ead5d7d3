import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../../lib/messages.tsx'
import { useQueryError } from '../../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../../ui/ErrorNotice.tsx'
import { Section, Stack } from '../../../../ui/layout.tsx'
import { Waiting } from '../../../../ui/Waiting.tsx'
import { accountQueries } from '../../queries.ts'
import css from '../Settings.module.css'
import { ProfileForm } from './ProfileForm.tsx'

/** What a member says about themselves. */
export function ProfileTab() {
  const t = useMessages()
  const query = useQuery(accountQueries.profile())
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  return (
    <Section title={t('settings.profile.title')} className={css.section}>
      <Stack>
        <p className={css.lead}>{t('settings.profile.lead')}</p>
        {data ? (
          // New from the server means new in the form: another device may have changed it.
          <ProfileForm key={JSON.stringify(data.profile)} stored={data.profile} />
        ) : queryError ? (
          <ErrorNotice
            error={queryError}
            title={t('settings.profile.load_failed')}
            retry={refetch}
            busy={isFetching}
          />
        ) : (
          <Waiting label={t('common.state.loading')} lines={6} />
        )}
      </Stack>
    </Section>
  )
}
