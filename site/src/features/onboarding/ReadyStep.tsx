import { lazy, Suspense } from 'react'
import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { OnboardingScene } from './OnboardingScene.tsx'
import type { ReadyFormProps } from './ReadyForm.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { StepPage } from '../../ui/StepPage.tsx'

// The heading is there at once and keeps the focus.
const ReadyForm = lazy(() => import('./ReadyForm.tsx').then((m) => ({ default: m.ReadyForm })))

/** Step 4 of 4: everything at a glance, then it is saved in one go. */
export function ReadyStep(props: ReadyFormProps) {
  const t = useMessages()
  return (
    <StepPage
      steps={<OnboardingSteps current={3} />}
      title={t('onboarding.step.ready_title')}
      lead={t('onboarding.step.ready_text')}
      aside={<OnboardingScene boat={assignAgeGroup(Number(props.draft.age))} />}
    >
      <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
        <ReadyForm {...props} />
      </Suspense>
    </StepPage>
  )
}
