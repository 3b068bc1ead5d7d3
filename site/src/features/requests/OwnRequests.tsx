import { useMutation, useQuery } from '@tanstack/react-query'
import type { OwnRequestView } from '#domain/requests/api.ts'
import { errorText } from '../../lib/errorText.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Section, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { ProductLine } from './ProductLine.tsx'
import { ownRequestsQuery, requestWrites } from './queries.ts'
import css from './requests.module.css'
import { useRequestNews } from './useRequestNews.ts'

/** What a minor asked for and what they were answered, newest first; live. */
export function OwnRequests() {
  const t = useMessages()
  return (
    <Section title={t('requests.own.title')}>
      <Stack gap="roomy">
        <p className={css.lead}>{t('requests.own.lead')}</p>
        <Known />
      </Stack>
    </Section>
  )
}

function Known() {
  const t = useMessages()
  const query = useQuery(ownRequestsQuery)
  const queryError = useQueryError(query)
  useRequestNews(ownRequestsQuery.queryKey)
  const { data, refetch, isFetching } = query
  if (queryError)
    return <ErrorNotice error={queryError} title={t('requests.failed')} retry={refetch} busy={isFetching} />
  if (!data) return <Waiting label={t('common.state.loading')} lines={3} />
  if (data.requests.length === 0) return <Empty title={t('requests.own.empty')} />
  return (
    <>
      {data.isPaused && <Notice>{t('requests.paused')}</Notice>}
      <ul className={css.list}>
        {data.requests.map((request) => (
          <OwnRequest key={request.id} request={request} />
        ))}
      </ul>
    </>
  )
}

function OwnRequest({ request }: { request: OwnRequestView }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const cancel = useMutation(requestWrites.cancel)
  const { id, status, reason, answer, answerReason, askedAt, product } = request
  const takeBack = () =>
    cancel.mutate(
      { params: { id } },
      {
        onSuccess: () => showToast({ text: t('requests.ask.taken_back'), tone: 'good' }),
        onError: (error) =>
          showToast({ text: t('requests.ask.not_taken_back'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <ProductLine product={product}>
      <p>
        {t(`requests.own.status.${status}`)} {answerReason && t(`requests.reason.${answerReason}`)}
      </p>
      {answer && <p dir="auto">{t('requests.own.said', { words: answer })}</p>}
      {reason && (
        <p className="ek-soft" dir="auto">
          {t('requests.own.you', { words: reason })}
        </p>
      )}
      <p className="ek-soft ek-small">
        <time dateTime={askedAt}>{format.moment(askedAt)}</time>
      </p>
      {status === 'pending' && (
        <div>
          <Button
            look="line"
            size="small"
            aria-label={`${t('requests.ask.take_back')}: ${product.title}`}
            busy={cancel.isPending && t('common.action.sending')}
            onClick={takeBack}
          >
            {t('requests.ask.take_back')}
          </Button>
        </div>
      )}
    </ProductLine>
  )
}
