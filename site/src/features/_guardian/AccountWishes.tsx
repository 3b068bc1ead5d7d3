import { useMutation, useQuery } from '@tanstack/react-query'
import { useMessages } from '../../lib/messages.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Section } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { guardianQueries } from './queries.ts'
import { WishesForm } from './WishesForm.tsx'

/** What a guardian's account wishes to be told, and when. */
export function AccountWishes() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(guardianQueries.wishes())
  const save = useMutation(guardianQueries.saveWishes())
  return (
    <Section title={t('onboarding.wishes.title')}>
      {!data && error && <Failure error={error} retry={refetch} busy={isFetching} />}
      {!data && !error && <Waiting label={t('common.state.loading')} />}
      {data && <WishesForm saved={data} save={(wishes) => save.mutateAsync({ body: wishes })} />}
    </Section>
  )
}
