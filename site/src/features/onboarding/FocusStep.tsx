import { focusAreas } from '#domain/account/focusAreas.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { Panel } from '../../ui/layout.tsx'
import { useForm } from '../../ui/useForm.ts'
import { StepNav } from './StepNav.tsx'
import { StoryField, storyErrors } from './StoryField.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { StepPage } from '../../ui/StepPage.tsx'
import css from '../../ui/StepPage.module.css'
import type { StepProps } from './stepProps.ts'

/** Step 2 of 4: exactly one focus area, and under it step 3, the story, for those who like. */
export function FocusStep({ draft, onChange, onBack, onNext }: StepProps) {
  const t = useMessages()
  const { focusArea } = draft
  const form = useForm({
    check: () => ({
      focusArea: focusArea === null ? 'onboarding.field.focus_area' : undefined,
      ...storyErrors(draft),
    }),
    send: async () => onNext(),
  })
  return (
    <StepPage
      steps={<OnboardingSteps current={2} />}
      title={t('onboarding.step.focus_title')}
      lead={t('onboarding.step.focus_hint')}
      aside={
        <Panel className={css.panel}>
          <p>{t('onboarding.step.focus_effect')}</p>
          <h2>{focusArea ? t(`checkins.focus.${focusArea}`) : t('onboarding.step.focus_nothing')}</h2>
          <p>{t('onboarding.step.focus_shapes')}</p>
        </Panel>
      }
    >
      <form {...form.props} className={css.form}>
        <Choices
          label={t('onboarding.step.focus_title')}
          hideLabel
          name="focusArea"
          layout="grid"
          value={focusArea}
          options={focusAreas.map((value) => ({ value, label: t(`checkins.focus.${value}`) }))}
          onChange={(chosen) => onChange({ focusArea: chosen })}
          error={form.errorOf('focusArea')}
        />
        <StoryField
          draft={draft}
          onChange={onChange}
          errorOf={form.errorOf}
          hint={t('onboarding.step.story_hint')}
          rows={2}
        />
        <StepNav onBack={onBack}>
          <Button type="submit" size="big">
            {t('common.action.continue')}
          </Button>
        </StepNav>
      </form>
    </StepPage>
  )
}
