import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { GUARDIAN_CODE_MINUTES } from '#domain/guardians/schema.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { putPerson } from '../../../lib/putPerson.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { consentQueries } from './queries.ts'
import css from '../../../ui/StepPage.module.css'
import { useCountdown } from '../../../lib/useCountdown.ts'
import { isolated } from './isolated.ts'

const Asked = z.object({
  code: z.string().check(z.regex(/^\d{6}$/, { error: 'onboarding.field.guardian_code' })),
})
type GuardianCodeProps = {
  /** The address the code went to, half hidden. */
  masked: string
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number
  onChangeAddress: () => void
}

/**
 * The six digits the guardian passes on; sent by themselves when the last one is there. The server knows the address,
 * so a child who comes back types it on no device again.
 */
export function GuardianCode({ masked, resendAt, onChangeAddress }: GuardianCodeProps) {
  const t = useMessages()
  const client = useQueryClient()
  const verify = useMutation(consentQueries.verify())
  const start = useMutation(consentQueries.start())
  const seconds = useCountdown(resendAt)
  const [code, setCode] = useState('')
  const form = useForm({
    // As in recovery: a press just after the sixth digit had sent the code by itself must not hide what came back.
    check: () =>
      code === '' && form.errorOf('code') ? { code: form.errorOf('code') } : fieldErrorsOf(Asked, { code }),
    send: async () => {
      const { person } = await verify.mutateAsync({ body: { code } })
      await putPerson(client, person)
    },
    explain: (error) => {
      const aboutCode = ['onboarding.error.invalid_code', 'onboarding.error.code_expired']
      if (!aboutCode.includes(error.code)) return undefined
      setCode('')
      showToast({ text: errorText(t, error), tone: 'bad' })
      return { code: errorText(t, error) }
    },
  })
  const resend = () =>
    start.mutate(
      { body: {} },
      {
        onSuccess: () => showToast({ text: t('guardians.code.sent'), tone: 'good' }),
        onError: (error) =>
          showToast({
            text: t('guardians.code.send_failed'),
            detail: errorText(t, error),
            tone: 'bad',
          }),
      },
    )
  return (
    <form {...form.props} className={classes(css.form, css.narrow)}>
      <p>{t('guardians.code.sent_to', { email: isolated(masked) })}</p>
      <Field
        label={t('guardians.code.code')}
        hint={t('guardians.code.code_hint', { minutes: GUARDIAN_CODE_MINUTES })}
        error={form.errorOf('code')}
        required
      >
        <CodeInput name="code" value={code} onChange={setCode} onComplete={form.submit} />
      </Field>
      <div className={css.nav}>
        <Button type="submit" size="big" busy={form.busy && t('guardians.code.verifying')}>
          {t('guardians.code.verify')}
        </Button>
      </div>
      <Row>
        <Button
          look="text"
          onClick={resend}
          busy={start.isPending && t('guardians.code.sending')}
          disabledReason={seconds > 0 && t('guardians.code.resend_in', { seconds })}
        >
          {seconds > 0 ? t('guardians.code.resend_in', { seconds }) : t('guardians.code.resend')}
        </Button>
        <Button look="text" onClick={onChangeAddress}>
          {t('guardians.code.change_email')}
        </Button>
      </Row>
    </form>
  )
}
