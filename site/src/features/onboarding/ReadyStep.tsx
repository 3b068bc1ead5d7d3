import { lazy, Suspense, useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import { consentQueries } from '../legal/index.ts'
import { useHeadingFocus } from '../../lib/useHeadingFocus.ts'
import { useMessages } from '../../lib/messages.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { isChildDraft } from './answers.ts'
import { OnboardingScene } from './OnboardingScene.tsx'
import type { ReadyFormProps } from './ReadyForm.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { StepPage } from '../../ui/StepPage.tsx'

// The heading is there at once and keeps the focus.
const ReadyForm = lazy(() => import('./ReadyForm.tsx').then((m) => ({ default: m.ReadyForm })))
const ChildConsent = lazy(() => import('./ChildConsent.tsx').then((m) => ({ default: m.ChildConsent })))

/** The last step: for a child questions about the consent first, then everything at a glance, saved in one go. */
export function ReadyStep(props: ReadyFormProps) {
  const t = useMessages()
  const [isAnswered, setAnswered] = useState(false)
  const answered = useCallback(() => setAnswered(true), [])
  // Asked for once, for the questions and for the boxes after them.
  useQuery(consentQueries.asked('steps'))
  useHeadingFocus(String(isAnswered))
  const waiting = <Waiting label={t('common.state.loading')} />
  if (isChildDraft(props.draft) && !isAnswered)
    return (
      <WithMessages names={['consent']}>
        <Suspense fallback={waiting}>
          <ChildConsent onDone={answered} />
        </Suspense>
      </WithMessages>
    )
  return (
    <StepPage
      steps={<OnboardingSteps current={3} />}
      title={t('onboarding.step.ready_title')}
      lead={t('onboarding.step.ready_text')}
      aside={<OnboardingScene boat={assignAgeGroup(Number(props.draft.age))} />}
    >
      <WithMessages names={['consent']}>
        <Suspense fallback={waiting}>
          <ReadyForm {...props} />
        </Suspense>
      </WithMessages>
    </StepPage>
  )
}
