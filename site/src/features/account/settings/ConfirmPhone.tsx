import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { accountQueries } from '../queries.ts'
import css from './Settings.module.css'

const Typed = z.object({
  code: z.string().check(z.regex(/^\d{6}$/, { error: 'account.auth.code_missing' })),
})
type ConfirmPhoneProps = { phone: string; onEnd: () => void; onOther: () => void }

/** The code of the text; with it the number is stored. */
export function ConfirmPhone({ phone, onEnd, onOther }: ConfirmPhoneProps) {
  const t = useMessages()
  const verify = useMutation(accountQueries.verifyPhone())
  const [code, setCode] = useState('')
  const form = useForm({
    check: () => fieldErrorsOf(Typed, { code }),
    send: async () => {
      await verify.mutateAsync({ body: { code } })
      showToast({ text: t('account.phone.added'), tone: 'good' })
      onEnd()
    },
    explain: (error) => {
      if (error.code !== 'account.error.recovery_code') return undefined
      setCode('')
      const left = plural(t, 'account.recovery.left', Number(error.args.attempts))
      return { code: `${errorText(t, error)}. ${left}` }
    },
  })
  return (
    <form {...form.props} className={css.form}>
      <p role="status">{t('account.phone.code_intro', { phone: `\u2066${phone}\u2069` })}</p>
      <Field label={t('account.phone.code')} error={form.errorOf('code')} required>
        <CodeInput name="code" value={code} onChange={setCode} onComplete={form.submit} />
      </Field>
      <Row>
        <Button type="submit" look="line" busy={form.busy && t('account.phone.verifying')}>
          {t('account.phone.verify')}
        </Button>
        <Button look="text" onClick={onOther}>
          {t('account.phone.start_over')}
        </Button>
      </Row>
    </form>
  )
}
