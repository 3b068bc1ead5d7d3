import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod/mini'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { SixDigits } from '#domain/account/credentials.ts'
import { deletionAskers } from '#domain/account/deletion.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { AuthHead } from './AuthPage.tsx'
import css from './AuthPage.module.css'
import { useEnter } from './useEnter.ts'
import { useModeLink } from './useModeLink.ts'

/** The answer of the sign-in; the history of the tab keeps it over a reload. */
const Planned = z.object({
  eraseAt: z.string(),
  requestedBy: z.enum(deletionAskers),
  mayUndo: z.boolean(),
  needsFactor: z.boolean(),
})
const AppCode = z.object({ code: SixDigits })

/** Asks whether an account that is to be deleted stays. Without a sign-in before it, it leads there. */
export function KeepAccount() {
  const { state } = useLocation()
  const go = useNavigate()
  const link = useModeLink()
  const planned = Planned.safeParse(state).data
  useEffect(() => {
    if (!planned) void go(link('sign-in'), { replace: true })
  }, [planned, go, link])
  return planned ? <Ask planned={planned} /> : null
}

function Ask({ planned }: { planned: z.output<typeof Planned> }) {
  const t = useMessages()
  const format = useFormat()
  const go = useNavigate()
  const link = useModeLink()
  const enter = useEnter()
  const undo = useSend(deletionApi.undoDeletion)
  const [code, setCode] = useState('')
  const { eraseAt, requestedBy, mayUndo, needsFactor } = planned
  const form = useForm({
    check: () => (needsFactor ? fieldErrorsOf(AppCode, { code }) : {}),
    send: async () => {
      const sent = await undo.send({ body: needsFactor ? { code } : {} })
      if (sent.ok) {
        showToast({ text: t('account.deletion.kept'), tone: 'good' })
        return enter(sent.data.person, { greet: false })
      }
      if (sent.error.code !== 'account.error.challenge_expired') throw sent.error
      showToast({ text: errorText(t, sent.error), tone: 'bad' })
      void go(link('sign-in'), { replace: true })
    },
    explain: (error) => {
      if (error.code !== 'account.error.invalid_code') return undefined
      setCode('')
      return { code: errorText(t, error) }
    },
  })
  const date = `${format.date(eraseAt)}, ${format.time(eraseAt)}`
  return (
    <>
      <AuthHead title={t('account.deletion.title')} />
      <form {...form.props} className={css.fields}>
        <p>{t('account.deletion.text', { date })}</p>
        {requestedBy === 'support' && <p>{t('account.deletion.by_support')}</p>}
        {!mayUndo && <Notice tone="plain">{t('account.deletion.by_guardian')}</Notice>}
        {mayUndo && needsFactor && (
          <Field
            label={t('account.factor.code')}
            hint={t('account.deletion.enter_code')}
            error={form.errorOf('code')}
            required
          >
            <CodeInput name="code" value={code} onChange={setCode} onComplete={form.submit} />
          </Field>
        )}
        {mayUndo && (
          <Button type="submit" size="big" wide busy={form.busy && t('account.deletion.keeping')}>
            {t('account.deletion.keep')}
          </Button>
        )}
        <p>
          <Link to={link('sign-in')}>{t('account.deletion.leave')}</Link>
        </p>
      </form>
    </>
  )
}
