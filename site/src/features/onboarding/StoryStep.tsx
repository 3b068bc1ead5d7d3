import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useForm } from '../../ui/useForm.ts'
import { OnboardingScene } from './OnboardingScene.tsx'
import { StoryField, storyErrors } from './StoryField.tsx'
import { StepNav } from './StepNav.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { StepPage } from '../../ui/StepPage.tsx'
import css from '../../ui/StepPage.module.css'
import type { StepProps } from './stepProps.ts'

/** Step 3 of 4: a story, if the member likes. Skip takes away what was typed. */
export function StoryStep({ draft, onChange, onBack, onNext }: StepProps) {
  const t = useMessages()
  const form = useForm({
    check: () => storyErrors(draft),
    send: async () => onNext(),
  })
  const skip = () => {
    onChange({ story: '' })
    onNext()
  }
  return (
    <StepPage
      steps={<OnboardingSteps current={2} />}
      title={t('onboarding.step.story_title')}
      lead={t('onboarding.step.story_hint')}
      aside={<OnboardingScene boat={assignAgeGroup(Number(draft.age))} />}
    >
      <form {...form.props} className={classes(css.form, css.narrow)}>
        <StoryField draft={draft} onChange={onChange} errorOf={form.errorOf} rows={6} />
        <StepNav onBack={onBack}>
          <Button type="submit" size="big">
            {t('common.action.continue')}
          </Button>
          <Button look="text" size="big" className={css.skip} onClick={skip}>
            {t('onboarding.step.story_skip')}
          </Button>
        </StepNav>
      </form>
    </StepPage>
  )
}
