import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { SixDigits } from '#domain/account/credentials.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { accountQueries } from '../queries.ts'
import { CopyButton } from './CopyButton.tsx'
import { mfaCodeError } from './mfaCodeError.ts'
import css from './Settings.module.css'
import type { Enrolment } from './TwoFactor.tsx'

const Typed = z.object({ code: SixDigits })
type EnrollingProps = {
  enrolment: Enrolment
  /** With the recovery codes when it was finished, with null when it was given up or ran out. */
  onEnd: (recoveryCodes: readonly string[] | null) => void
}

/** Scan or type the key, then prove it with a first code. */
export function Enrolling({ enrolment, onEnd }: EnrollingProps) {
  const t = useMessages()
  const verify = useMutation(accountQueries.verify())
  const startOver = useMutation(accountQueries.startOver())
  const [code, setCode] = useState('')
  const form = useForm({
    check: () => mfaCodeError(t, fieldErrorsOf(Typed, { code })),
    send: async () => {
      const { recoveryCodes } = await verify.mutateAsync({ body: { factorId: enrolment.factorId, code } })
      showToast({ text: t('account.mfa.enabled'), tone: 'good' })
      onEnd(recoveryCodes)
    },
    explain: (error) => {
      if (error.code !== 'account.error.invalid_code') return undefined
      setCode('')
      showToast({ text: t('account.mfa.verify_failed'), detail: errorText(t, error), tone: 'bad' })
      return { code: errorText(t, error) }
    },
    onError: (error) => {
      const expired = error instanceof ApiError && error.code === 'account.error.mfa_setup_expired'
      showToast(
        expired
          ? { text: t('account.error.mfa_setup_expired'), tone: 'bad' }
          : { text: t('account.mfa.verify_failed'), detail: errorText(t, error), tone: 'bad' },
      )
      if (expired) onEnd(null)
    },
  })
  const clean = () =>
    startOver.mutate(
      {},
      {
        onSuccess: () => onEnd(null),
        onError: (error) =>
          showToast({ text: t('account.mfa.clean_failed'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <form {...form.props} className={css.enroll}>
      {/* As an image of its own, so that nothing of it becomes part of the page. */}
      <img
        className={css.qr}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(enrolment.qrSvg)}`}
        alt={t('account.mfa.qr_label')}
        width="208"
        height="208"
      />
      <Stack>
        <p>{t('account.mfa.scan')}</p>
        <p>{t('account.mfa.type_instead')}</p>
        <Row>
          <code className={`${css.secret} ek-ltr`} data-testid="mfa-secret">
            {inFours(enrolment.secret)}
          </code>
          <CopyButton text={enrolment.secret} label={t('account.mfa.copy_secret')} />
        </Row>
        <Field label={t('account.mfa.code')} error={form.errorOf('code')} required>
          <CodeInput name="code" value={code} onChange={setCode} onComplete={form.submit} />
        </Field>
        <Row>
          <Button type="submit" busy={form.busy && t('account.mfa.verifying')}>
            {t('account.mfa.verify')}
          </Button>
          <Button look="line" onClick={clean} busy={startOver.isPending && t('common.state.loading')}>
            {t('account.mfa.start_over')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** In groups, so that the eye keeps its place while typing. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
