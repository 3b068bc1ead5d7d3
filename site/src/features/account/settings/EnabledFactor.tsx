import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { SixDigits } from '#domain/account/credentials.ts'
import type { FactorView } from '#domain/account/views.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { accountQueries } from '../queries.ts'
import { mfaCodeError } from './mfaCodeError.ts'

const Typed = z.object({ code: SixDigits })

/** The factor that is on: since when, how many recovery codes are left, and Disable. */
export function EnabledFactor({
  factor,
  codesLeft,
}: {
  factor: z.output<typeof FactorView>
  codesLeft: number
}) {
  const t = useMessages()
  const format = useFormat()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Stack gap="tight">
        <p>
          <strong>{factor.friendlyName}</strong>
          {' · '}
          {t('account.mfa.added', { when: format.date(factor.createdAt) })}
        </p>
        <p>{t('account.mfa.recovery_left', { left: codesLeft })}</p>
      </Stack>
      <Row>
        <Button look="line" onClick={() => setAsks(true)}>
          {t('account.mfa.disable')}
        </Button>
      </Row>
      {asks && <DisableDialog onClose={() => setAsks(false)} />}
    </>
  )
}

function DisableDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const disable = useMutation(accountQueries.disable())
  const [code, setCode] = useState('')
  const form = useForm({
    check: () => mfaCodeError(t, fieldErrorsOf(Typed, { code })),
    send: async () => {
      await disable.mutateAsync({ body: { code } })
      showToast({ text: t('account.mfa.disabled'), tone: 'good' })
      onClose()
    },
    explain: (error) => {
      if (error.code !== 'account.error.invalid_code') return undefined
      setCode('')
      return { code: errorText(t, error) }
    },
    onError: (error) => {
      const gone = error instanceof ApiError && error.code === 'account.error.no_verified_factor'
      showToast(
        gone
          ? { text: t('account.error.no_verified_factor'), tone: 'bad' }
          : { text: t('account.mfa.verify_failed'), detail: errorText(t, error), tone: 'bad' },
      )
      if (gone) onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('account.mfa.disable_title')}>
      <form {...form.props}>
        <Stack>
          <p>{t('account.mfa.disable_intro')}</p>
          <Field label={t('account.mfa.code')} error={form.errorOf('code')} required>
            <CodeInput name="code" value={code} onChange={setCode} />
          </Field>
          <Row>
            <Button look="line" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button type="submit" look="caution" busy={form.busy && t('account.mfa.verifying')}>
              {t('account.mfa.disable')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
