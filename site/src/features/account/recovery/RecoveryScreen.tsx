import { useState } from 'react'
import { z } from 'zod/mini'
import { Link, useNavigate } from 'react-router-dom'
import { Contact } from '#domain/account/contact.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { readDraft } from '../../../lib/draft.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { AuthForm } from '../auth/AuthForm.tsx'
import { AuthHead, AuthPage } from '../auth/AuthPage.tsx'
import { usePrivateBrowsing } from '../auth/PrivateBrowsing.tsx'
import { noteRequest } from './mirror.ts'
import { errorToast } from './errorToast.ts'

const Asked = z.object({ contact: Contact })

/** `/auth/recovery`: where a one-time code goes. The answer never says whether an account has that contact. */
export function RecoveryScreen() {
  const t = useMessages()
  const go = useNavigate()
  const blocked = usePrivateBrowsing()
  const request = useSend(recoveryApi.requestCode)
  const [contact, setContact] = useState(() => readDraft('auth.email', z.string()) ?? '')
  const form = useForm({
    check: () => (blocked ? { contact: blocked } : fieldErrorsOf(Asked, { contact })),
    send: async () => {
      const sent = await request.send({ body: { contact } })
      if (!sent.ok) throw sent.error
      noteRequest(sent.data)
      showToast({ text: t('account.recovery.sent'), tone: 'good' })
      go('/auth/verify-code')
    },
    onError: (error) => showToast(errorToast(t, error, t('account.recovery.request_failed'))),
  })
  return (
    <AuthPage keel={4}>
      <AuthHead title={t('account.auth.code_title')} />
      <AuthForm
        form={form}
        blocked={blocked}
        submit={t('account.auth.send_code')}
        sending={t('common.action.sending')}
        after={
          <Row between>
            <Link to="/auth">{t('account.auth.back_to_sign_in')}</Link>
            <Link to="/auth?mode=reset">{t('account.auth.link_instead')}</Link>
          </Row>
        }
      >
        <p>{t('account.auth.code_intro')}</p>
        <Field
          label={t('account.auth.contact')}
          hint={t('account.auth.contact_hint')}
          error={form.errorOf('contact')}
          required
        >
          <TextInput
            name="contact"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            value={contact}
            onChange={(event) => setContact(event.target.value)}
          />
        </Field>
      </AuthForm>
    </AuthPage>
  )
}
