import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PLAN_CHANGED } from '#domain/billing/events.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { useLiveFlag } from '../../lib/useLiveFlag.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Section, Stack } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './billing.module.css'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Offers } from './Offers.tsx'
import { planQuery } from './queries.ts'
import { Seats } from './Seats.tsx'

/** An adult's plan: what it is, or what can be started; live. Source: docs/rules/billing.md D-153. */
export function Plan() {
  const t = useMessages()
  const client = useQueryClient()
  const { id } = usePerson()
  const query = useQuery(planQuery)
  const queryError = useQueryError(query)
  const refetch = () => void client.invalidateQueries({ queryKey: planQuery.queryKey })
  useLiveChannel({
    channel: `private-user-${id}`,
    onEvent: (name) => name === PLAN_CHANGED && refetch(),
    refetch,
  })
  useLiveFlag('ff.store_pause', refetch)
  const { data: plan } = query
  return (
    <Section title={t('billing.title')} className={css.section ?? ''}>
      {plan ? (
        <Stack gap="loose">
          {plan.status === 'free' ? <Offers plan={plan} /> : <CurrentPlan plan={plan} status={plan.status} />}
          {plan.seats && <Seats {...plan.seats} />}
        </Stack>
      ) : queryError ? (
        <ErrorNotice
          error={queryError}
          title={t('billing.failed')}
          retry={query.refetch}
          busy={query.isFetching}
        />
      ) : (
        <Waiting label={t('common.state.loading')} lines={4} />
      )}
    </Section>
  )
}
