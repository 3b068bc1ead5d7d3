import { useMessages } from '../../lib/messages.tsx'
import { Steps } from '../../ui/Steps.tsx'

const STEPS = ['about', 'focus', 'ready'] as const

/** The three steps of onboarding, and which of them this is. */
export function OnboardingSteps({ current }: { current: 1 | 2 | 3 }) {
  const t = useMessages()
  return <Steps names={STEPS.map((step) => t(`onboarding.step.${step}`))} current={current} />
}
