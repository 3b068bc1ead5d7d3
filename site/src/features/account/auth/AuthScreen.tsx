import { lazy, Suspense, useState } from 'react'
import { z } from 'zod/mini'
import { useSearchParams } from 'react-router-dom'
import { useDraft } from '../../../lib/draft.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { maybeSignedIn } from '../../../lib/maybeSignedIn.ts'
import { useHeadingFocus } from '../../../lib/useHeadingFocus.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { AlreadyIn } from './AlreadyIn.tsx'
import { AuthPage } from './AuthPage.tsx'
import { modeOf } from './modes.ts'
import { SignIn } from './SignIn.tsx'
import type { Score } from './usePasswordVerdict.ts'

// Most people come to sign in; the rest is fetched when it is asked for.
const SignUp = lazy(() => import('./SignUp.tsx').then((m) => ({ default: m.SignUp })))
const ResetLink = lazy(() => import('./ResetLink.tsx').then((m) => ({ default: m.ResetLink })))
const KeepAccount = lazy(() => import('./KeepAccount.tsx').then((m) => ({ default: m.KeepAccount })))
const SecondStep = lazy(() => import('./SecondStep.tsx').then((m) => ({ default: m.SecondStep })))

/**
 * `/auth`: Sign In, Sign Up (`?mode=sign-up`), Reset Password (`?mode=reset`), the second step of a sign-in
 * (`?mode=code`), and the question whether an account that is to be deleted stays (`?mode=keep`).
 */
export function AuthScreen() {
  const [query] = useSearchParams()
  const mode = modeOf(query.get('mode'))
  const { value: email, change: setEmail } = useDraft({ key: 'auth.email', schema: z.string(), initial: '' })
  const [score, setScore] = useState<Score>(0)
  const [askFirst] = useState(() => maybeSignedIn() && !query.has('again'))
  const t = useMessages()
  useHeadingFocus(mode)
  return (
    <AuthPage keel={mode === 'sign-up' ? score : 4}>
      {askFirst && <AlreadyIn />}
      {query.has('again') && mode === 'sign-in' && <Notice tone="plain">{t('account.auth.again')}</Notice>}
      {mode === 'sign-in' && <SignIn email={email} onEmail={setEmail} />}
      <Suspense>
        {mode === 'sign-up' && <SignUp email={email} onEmail={setEmail} onScore={setScore} />}
        {mode === 'reset' && <ResetLink email={email} onEmail={setEmail} />}
        {mode === 'code' && <SecondStep />}
        {mode === 'keep' && <KeepAccount />}
      </Suspense>
    </AuthPage>
  )
}
