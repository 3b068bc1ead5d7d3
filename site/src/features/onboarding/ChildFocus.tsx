import { hardThings } from '#domain/account/hardThings.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { HardPicture } from '../../ui/HardPicture.tsx'
import { StepPage } from '../../ui/StepPage.tsx'
import css from '../../ui/StepPage.module.css'
import { useForm } from '../../ui/useForm.ts'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { StepNav } from './StepNav.tsx'
import type { StepProps } from './stepProps.ts'

/** Step 2 for a child: what is hard sometimes, with pictures, or "Not now". Source: docs/rules/onboarding.md B-33. */
export function ChildFocus({ draft, onChange, onBack, onNext }: StepProps) {
  const t = useMessages()
  const form = useForm({
    check: () => ({
      focusArea: draft.focusArea === null ? t('onboarding.child.hard_missing') : undefined,
    }),
    send: async () => onNext(),
  })
  const later = () => {
    onChange({ focusArea: null, isFocusLater: true })
    onNext()
  }
  return (
    <StepPage
      steps={<OnboardingSteps current={2} />}
      title={t('onboarding.child.hard')}
      lead={t('onboarding.child.hard_hint')}
    >
      <form {...form.props} className={css.form}>
        <Choices
          label={t('onboarding.child.hard')}
          hideLabel
          name="focusArea"
          layout="grid"
          value={draft.focusArea}
          options={hardThings.map((value) => ({
            value,
            label: t(`checkins.focus_child.${value}`),
            icon: <HardPicture of={value} />,
          }))}
          onChange={(focusArea) => onChange({ focusArea, isFocusLater: false })}
          error={form.errorOf('focusArea')}
        />
        <StepNav onBack={onBack}>
          <Button type="submit" size="big">
            {t('onboarding.child.next')}
          </Button>
          <Button look="text" size="big" className={css.skip} onClick={later}>
            {t('onboarding.child.later')}
          </Button>
        </StepNav>
      </form>
    </StepPage>
  )
}
