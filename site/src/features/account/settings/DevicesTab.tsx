import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { z } from 'zod/mini'
import type { SessionView } from '#domain/account/views.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Lines, Row, Section, Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { accountQueries } from '../queries.ts'
import css from './Settings.module.css'

const EndOthersDialog = lazy(() =>
  import('./EndOthersDialog.tsx').then((module) => ({ default: module.EndOthersDialog })),
)

const EndAllDialog = lazy(() =>
  import('./EndAllDialog.tsx').then((module) => ({ default: module.EndAllDialog })),
)

/**
 * The devices that are signed in: this one marked, each other one can be ended, all others at once, and all of them.
 */
export function DevicesTab() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(accountQueries.sessions())
  const [asks, setAsks] = useState<'others' | 'all' | null>(null)
  const close = () => setAsks(null)
  const sessions = data?.sessions
  const alone = sessions?.length === 1
  return (
    <Section title={t('account.sessions.title')} className={css.section}>
      <Stack>
        <p className={css.lead}>{t('account.sessions.intro')}</p>
        {!sessions && error && <ErrorNotice error={error} retry={refetch} busy={isFetching} />}
        {!sessions && !error && <Waiting label={t('common.state.loading')} />}
        {sessions && (
          <>
            <Lines>
              {[...sessions]
                .sort((a, b) => Number(b.current) - Number(a.current))
                .map((session) => (
                  <Device key={session.id} session={session} />
                ))}
            </Lines>
            {alone && <p className="ek-soft">{t('account.sessions.only_this')}</p>}
            <Row>
              {!alone && (
                <Button look="line" onClick={() => setAsks('others')}>
                  {t('account.sessions.end_others')}
                </Button>
              )}
              <Button look="line" onClick={() => setAsks('all')}>
                {t('account.sessions.end_all')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
      {asks && (
        <Suspense>
          {asks === 'others' ? <EndOthersDialog onClose={close} /> : <EndAllDialog onClose={close} />}
        </Suspense>
      )}
    </Section>
  )
}

function Device({ session }: { session: z.output<typeof SessionView> }) {
  const t = useMessages()
  const format = useFormat()
  const end = useMutation(accountQueries.endSession())
  const press = () =>
    end.mutate(
      { params: { id: session.id } },
      {
        onError: (error) =>
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <li className={css.device}>
      <div>
        <p className={css.name}>
          {session.device}
          {session.current && <StatusTag tone="good">{t('account.sessions.this_device')}</StatusTag>}
        </p>
        <p className="ek-soft">{t('account.sessions.last_seen', { when: format.ago(session.lastSeenAt) })}</p>
        <p className="ek-soft ek-small">
          {t('account.sessions.since', { when: format.moment(session.createdAt) })}
          {session.address && ' · '}
          {session.address && <bdi>{t('account.sessions.address', { address: session.address })}</bdi>}
        </p>
      </div>
      {!session.current && (
        <Button
          look="line"
          size="small"
          aria-label={t('account.sessions.end_label', { device: session.device })}
          busy={end.isPending && t('common.state.loading')}
          onClick={press}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}
