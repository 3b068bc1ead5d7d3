import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Row, Section, Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { accountQueries } from '../queries.ts'
import css from './Settings.module.css'

const AddPhone = lazy(() => import('./AddPhone.tsx').then((module) => ({ default: module.AddPhone })))
const RemovePhone = lazy(() =>
  import('./RemovePhone.tsx').then((module) => ({ default: module.RemovePhone })),
)

/** The phone codes can be texted to: none, being added, or confirmed. Not offered to children. */
export function PhoneSection() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(accountQueries.phone())
  const [doing, setDoing] = useState<'add' | 'remove' | null>(null)
  const end = () => setDoing(null)
  if (data?.blocked === 'child' && data.phone === null) return null
  return (
    <Section title={t('account.phone.title')} className={css.section}>
      <Stack>
        <p className={css.lead}>{t('account.phone.intro')}</p>
        {!data && error && <ErrorNotice error={error} retry={refetch} busy={isFetching} />}
        {!data && !error && <Waiting label={t('common.state.loading')} lines={2} />}
        {data && (
          <p className={css.name}>
            {data.phone ? (
              <>
                <bdi dir="ltr">{data.phone}</bdi>
                <StatusTag tone="good">{t('account.phone.verified')}</StatusTag>
              </>
            ) : (
              t('account.phone.none')
            )}
          </p>
        )}
        {data?.blocked && data.blocked !== 'child' && (
          <p className="ek-soft">{t(`account.phone.blocked_${data.blocked}`)}</p>
        )}
        <Suspense>{doing === 'add' && <AddPhone onEnd={end} />}</Suspense>
        {data && doing !== 'add' && (
          <Row>
            {!data.blocked && (
              <Button look="line" onClick={() => setDoing('add')}>
                {t(data.phone ? 'account.phone.change' : 'account.phone.add')}
              </Button>
            )}
            {data.phone && (
              <Button look="text" onClick={() => setDoing('remove')}>
                {t('account.phone.remove')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
      <Suspense>{doing === 'remove' && <RemovePhone onClose={end} />}</Suspense>
    </Section>
  )
}
