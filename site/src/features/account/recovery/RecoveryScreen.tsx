import { useState } from 'react'
import { z } from 'zod/mini'
import { Contact } from '#domain/account/contact.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Link, useNavigate } from '../../../lib/router.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { faultsOf, useForm } from '../../../ui/useForm.ts'
import { AuthHead, AuthPage } from '../auth/AuthPage.tsx'
import css from '../auth/AuthPage.module.css'
import { PrivateBrowsing, usePrivateBrowsing } from '../auth/PrivateBrowsing.tsx'
import { useSessionDraft } from '../auth/useSessionDraft.ts'
import { noteRequest } from './mirror.ts'
import { refusalToast } from './refusalToast.ts'

const Asked = z.object({ contact: Contact })

/** `/auth/recovery`: where a one-time code goes. The answer never says whether anybody has that contact. */
export function RecoveryScreen() {
  const t = useMessages()
  const go = useNavigate()
  const blocked = usePrivateBrowsing()
  const request = useSend(recoveryApi.requestCode)
  const [email] = useSessionDraft('email')
  const [contact, setContact] = useState(email)
  const form = useForm({
    check: () => (blocked ? { contact: blocked } : faultsOf(Asked, { contact })),
    send: async () => {
      const sent = await request.send({ body: { contact } })
      if (!sent.ok) throw sent.error
      noteRequest(sent.data)
      showToast({ text: t('account.recovery.sent'), tone: 'good' })
      go('/auth/verify-code')
    },
    onFailure: (error) => showToast(refusalToast(t, error, t('account.recovery.request_failed'))),
  })
  return (
    <AuthPage keel={4}>
      <AuthHead title={t('account.auth.code_title')} />
      <form {...form.props} className={css.fields}>
        <PrivateBrowsing blocked={blocked} />
        <p>{t('account.auth.code_intro')}</p>
        <Field
          label={t('account.auth.contact')}
          hint={t('account.auth.contact_hint')}
          error={form.fault('contact')}
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
        <Button
          type="submit"
          size="big"
          wide
          busy={form.busy && t('common.action.sending')}
          disabledReason={blocked}
        >
          {t('account.auth.send_code')}
        </Button>
        <p>
          <Link to="/auth">{t('account.auth.back_to_sign_in')}</Link>
        </p>
      </form>
    </AuthPage>
  )
}
