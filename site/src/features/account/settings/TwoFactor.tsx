import { useMutation, useQuery } from '@tanstack/react-query'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { mfaApi } from '#domain/account/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Section, Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { accountQueries } from '../queries.ts'
import { EnabledFactor } from './EnabledFactor.tsx'
import { Enrolling } from './Enrolling.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './Settings.module.css'

/** What an enrolment is made of; only this page knows it, and only until it is left. */
export type Enrolment = Output<typeof mfaApi.enroll>

/** Two-factor authentication: off, being set up, on. Source: docs/rules/account.md S-003-4. */
export function TwoFactor() {
  const t = useMessages()
  const factors = useQuery(accountQueries.factors())
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const factor = factors.data?.factors.find(({ verified }) => verified)
  const state = enrolment ? 'enrolling' : factor || codes ? 'enabled' : 'disabled'
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  const view = factors.data ? `${state} ${codes !== null}` : null
  useEffect(() => {
    // What was pressed is gone with the part it stood in; the focus goes to what took its place.
    if (shown.current !== null && view !== null && shown.current !== view) part.current?.focus()
    shown.current = view
  }, [view])
  return (
    <Section
      title={t('account.mfa.title')}
      className={css.section}
      aside={
        factors.data && (
          <StatusTag
            tone={state === 'enabled' ? 'good' : 'plain'}
            icon={<Icon of={state === 'enabled' ? ShieldCheck : ShieldOff} />}
          >
            {t(`account.mfa.state_${state}`)}
          </StatusTag>
        )
      }
    >
      <Stack>
        <p className={css.lead}>{t('account.mfa.intro')}</p>
        {factors.error && !factors.data && (
          <ErrorNotice error={factors.error} retry={factors.refetch} busy={factors.isFetching} />
        )}
        {factors.isPending && <Waiting label={t('common.state.loading')} lines={2} />}
        <div ref={part} tabIndex={-1} className={css.part}>
          {factors.data &&
            (codes ? (
              <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
            ) : enrolment ? (
              <Enrolling
                enrolment={enrolment}
                onEnd={(recoveryCodes) => {
                  setEnrolment(null)
                  setCodes(recoveryCodes)
                }}
              />
            ) : factor ? (
              <EnabledFactor factor={factor} codesLeft={factors.data.recoveryCodesLeft} />
            ) : (
              <Disabled unfinished={factors.data.factors.length > 0} onStart={setEnrolment} />
            ))}
        </div>
      </Stack>
    </Section>
  )
}

/** `unfinished`: a set-up was begun elsewhere or left; its key cannot be shown again. */
function Disabled({ unfinished, onStart }: { unfinished: boolean; onStart: (enrolment: Enrolment) => void }) {
  const t = useMessages()
  const enroll = useMutation(accountQueries.enroll())
  const startOver = useMutation(accountQueries.startOver())
  const start = () =>
    enroll.mutate(
      { body: { friendlyName: t('account.mfa.default_name') } },
      {
        onSuccess: onStart,
        onError: (error) => {
          const already = error instanceof ApiError && error.code === 'account.error.mfa_already_enabled'
          showToast(
            already
              ? { text: t('account.mfa.already_enabled'), tone: 'bad' }
              : { text: t('account.mfa.start_failed'), detail: errorText(t, error), tone: 'bad' },
          )
        },
      },
    )
  const clean = () =>
    startOver.mutate(
      {},
      {
        onError: (error) =>
          showToast({ text: t('account.mfa.clean_failed'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <>
      {unfinished && <p>{t('account.mfa.unfinished')}</p>}
      <Row>
        <Button onClick={start} busy={enroll.isPending && t('account.mfa.starting')}>
          {t('account.mfa.enable')}
        </Button>
        {unfinished && (
          <Button look="line" onClick={clean} busy={startOver.isPending && t('common.state.loading')}>
            {t('account.mfa.start_over')}
          </Button>
        )}
      </Row>
    </>
  )
}
