import { useQuery } from '@tanstack/react-query'
import { isOpenRequest } from '#domain/requests/requests.ts'
import type { GuardianRequests as Requests } from '#domain/requests/api.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Section, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { GuardianRequest } from './GuardianRequest.tsx'
import { PurchaseRules } from './PurchaseRules.tsx'
import { guardianRequestsQuery } from './queries.ts'
import css from './requests.module.css'
import { useRequestNews } from './useRequestNews.ts'

/** What the children of a guardian ask for, to answer in place, and what may be bought for each; live. */
export function GuardianRequests() {
  const t = useMessages()
  const query = useQuery(guardianRequestsQuery)
  const queryError = useQueryError(query)
  useRequestNews(guardianRequestsQuery.queryKey)
  const { data, refetch, isFetching } = query
  if (queryError)
    return <ErrorNotice error={queryError} title={t('requests.failed')} retry={refetch} busy={isFetching} />
  if (!data) return <Waiting label={t('common.state.loading')} lines={4} />
  if (data.children.length === 0) return <Empty title={t('requests.guardian.no_children')} />
  return <Answers {...data} />
}

function Answers({ isPaused, children, requests }: Requests) {
  const t = useMessages()
  const open = requests.filter(({ status }) => isOpenRequest(status))
  const past = requests.filter(({ status }) => !isOpenRequest(status))
  const rulesOf = (id: string) => children.find(({ childId }) => childId === id)
  const list = (some: Requests['requests']) => (
    <ul className={css.list}>
      {some.map((request) => (
        <GuardianRequest
          key={request.id}
          request={request}
          rules={rulesOf(request.childId)}
          isPaused={isPaused}
        />
      ))}
    </ul>
  )
  return (
    <Stack gap="loose">
      {isPaused && <Notice>{t('requests.paused')}</Notice>}
      <Section title={t('requests.guardian.waiting')}>
        {open.length > 0 ? list(open) : <p>{t('requests.guardian.none')}</p>}
      </Section>
      {children.map((rules) => (
        <PurchaseRules key={rules.link} rules={rules} />
      ))}
      {past.length > 0 && <Section title={t('requests.guardian.past')}>{list(past)}</Section>}
    </Stack>
  )
}
