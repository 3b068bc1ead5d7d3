import { useState } from 'react'
import { SixDigits, type IdentityProof } from '#domain/account/credentials.ts'
import { z } from 'zod/mini'
import type { ApiError } from './apiError.ts'
import { errorText } from './errorText.ts'
import { useMessages } from './messages.tsx'
import { usePerson } from './person.ts'
import { Button } from '../ui/Button.tsx'
import { CodeInput } from '../ui/CodeInput.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { fieldErrorsOf, type FieldErrors, type Form } from '../ui/useForm.ts'

const AppCode = z.object({ code: SixDigits })

/** Errors that belong to an input. */
const ofField: Readonly<Record<string, 'password' | 'code'>> = {
  'account.error.password_incorrect': 'password',
  'account.error.locked': 'password',
  'account.error.invalid_code': 'code',
  'account.error.too_many_codes': 'code',
  'account.error.no_verified_factor': 'code',
}

/** What a member types to show that it is them, for a form: its check, its body, its errors, its inputs. */
export function useIdentity() {
  const t = useMessages()
  const [byCode, setByCode] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return {
    byCode,
    setByCode,
    password,
    setPassword,
    code,
    setCode,
    check: (): FieldErrors =>
      byCode
        ? fieldErrorsOf(AppCode, { code })
        : { password: password === '' ? 'common.field.required' : undefined },
    proof: (): IdentityProof => (byCode ? { code } : { password }),
    explain: (error: ApiError): FieldErrors | undefined => {
      const field = ofField[error.code]
      if (field === 'code') setCode('')
      return field && { [field]: errorText(t, error) }
    },
  }
}

/** The password, or a code where the member has a second factor and prefers it. */
export function IdentityFields({ of, form }: { of: ReturnType<typeof useIdentity>; form: Form }) {
  const t = useMessages()
  const person = usePerson()
  return (
    <>
      <input type="text" autoComplete="username" value={person.email} readOnly hidden />
      {of.byCode ? (
        <Field label={t('account.factor.code')} error={form.errorOf('code')} required>
          <CodeInput name="code" value={of.code} onChange={of.setCode} />
        </Field>
      ) : (
        <Field label={t('account.settings.password')} error={form.errorOf('password')} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={of.password}
            onChange={(event) => of.setPassword(event.target.value)}
          />
        </Field>
      )}
      {person.mfaEnrolled && (
        <p>
          <Button look="text" onClick={() => of.setByCode(!of.byCode)}>
            {t(of.byCode ? 'settings.deletion.use_password' : 'settings.deletion.use_code')}
          </Button>
        </p>
      )}
    </>
  )
}
