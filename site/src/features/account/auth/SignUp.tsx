import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { Link } from 'react-router-dom'
import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { accountApi } from '#domain/account/api.ts'
import { Email, Username } from '#domain/account/credentials.ts'
import { revealsIdentity } from '#domain/account/username.ts'
import { useDraft } from '../../../lib/draft.ts'
import { issueText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { AuthForm, EmailField } from './AuthForm.tsx'
import { AuthHead } from './AuthPage.tsx'
import { NewPassword } from './NewPassword.tsx'
import { passwordError, weakPasswordText } from './passwordError.ts'
import { usePrivateBrowsing } from './PrivateBrowsing.tsx'
import { suggestUsername } from '../../../lib/suggestUsername.ts'
import { useChildPreset } from './useChildPreset.ts'
import { useEnter } from './useEnter.ts'
import { useModeLink } from './useModeLink.ts'
import { usePasswordVerdict, type Score } from './usePasswordVerdict.ts'

/** Claims at sign-up; the age given later makes elders. Source: docs/rules/account.md D-004. */
const claims = ['child', 'teen', 'adult'] as const satisfies readonly AgeGroup[]
const Asked = z.object({
  email: Email,
  username: Username,
  ageGroup: z.enum(claims, { error: 'account.field.age_group' }),
})

type SignUpProps = {
  email: string
  onEmail: (email: string) => void
  /** The strength of the password, for the picture. */
  onScore: (score: Score) => void
}

/** Sign Up. The answer signs in at once, also where the address is taken; a mail says the rest. */
export function SignUp({ email, onEmail, onScore }: SignUpProps) {
  const t = useMessages()
  const link = useModeLink()
  const enter = useEnter()
  const blocked = usePrivateBrowsing()
  const signUp = useSend(accountApi.signUp)
  const { value: username, change: setUsername } = useDraft({
    key: 'auth.username',
    schema: z.string(),
    initial: '',
  })
  const [ageGroup, setAgeGroup] = useState<(typeof claims)[number] | null>(null)
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useChildPreset(ageGroup === 'child')
  const owner = { email, name: username }
  const verdict = usePasswordVerdict(password, owner)
  useEffect(() => onScore(verdict.score), [onScore, verdict.score])

  const reveals = revealsIdentity(username, { email })
  const choose = (group: (typeof claims)[number]) => {
    setAgeGroup(group)
    // A nickname is there before a child thinks of a name of their own.
    if (isMinor(group) && username === '') setUsername(suggestUsername())
  }

  const form = useForm({
    check: async () => ({
      username: reveals && isMinor(ageGroup) ? 'account.error.username_telling' : undefined,
      ...fieldErrorsOf(Asked, { email, username, ageGroup }),
      password: await passwordError(t, password, owner, verdict),
    }),
    send: async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const made = await signUp.send({
        body: { email, username, password, ageGroup: ageGroup!, timeZone },
      })
      if (!made.ok) throw made.error
      showToast({ text: t('account.auth.created'), tone: 'good' })
      return enter(made.data.person, { greet: false })
    },
    explain: (error) => ({ password: weakPasswordText(t, error, 'body.password') }),
  })

  // What was left with something in it is looked at once; typing in it again is looked at as it goes.
  const early = fieldErrorsOf(Asked, { email, username, ageGroup })
  const errorOf = (name: 'email' | 'username') =>
    form.errorOf(name) ?? (left.has(name) && early[name] ? issueText(t, early[name]) : undefined)
  const leave = (name: 'email' | 'username', value: string) =>
    value !== '' && setLeft((known) => new Set(known).add(name))
  const hints = [t('account.auth.username_hint'), t('account.error.username_telling')] as const
  const usernameError = errorOf('username')
  const warns = reveals && usernameError !== hints[1]
  const [hint, otherHint] = warns ? [hints[1], hints[0]] : hints
  return (
    <>
      <AuthHead title={t('account.auth.sign_up')}>
        {t('account.auth.known_here')} <Link to={link('sign-in')}>{t('account.auth.sign_in')}</Link>
      </AuthHead>
      <AuthForm
        form={form}
        blocked={blocked}
        submit={t('account.auth.sign_up')}
        sending={t('account.auth.signing_up')}
        after={<p className="ek-small ek-soft">{t('account.auth.guardian_hint')}</p>}
      >
        <EmailField
          value={email}
          onChange={onEmail}
          error={errorOf('email')}
          autoComplete="email"
          onLeave={() => leave('email', email)}
        />
        <Stack gap="tight">
          <Field
            label={t('account.auth.username')}
            hint={hint}
            otherHint={otherHint}
            error={usernameError}
            required
            reserve
          >
            <TextInput
              name="username"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
              onBlur={() => leave('username', username)}
            />
          </Field>
          <p>
            <Button look="text" onClick={() => setUsername(suggestUsername())}>
              {t('account.auth.username_suggest')}
            </Button>
          </p>
        </Stack>
        <Choices
          label={t('account.auth.age_group')}
          hint={t('account.auth.age_hint')}
          name="ageGroup"
          layout="even"
          value={ageGroup}
          options={claims.map((value) => ({ value, label: t(`account.age_group.${value}`) }))}
          onChange={choose}
          error={form.errorOf('ageGroup')}
        />
        <NewPassword
          name="password"
          label={t('account.auth.password')}
          value={password}
          onChange={setPassword}
          verdict={verdict}
          error={form.errorOf('password')}
          oneByOne={ageGroup === 'child'}
        />
      </AuthForm>
    </>
  )
}
