import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import { STORY_MAX } from '#domain/onboarding/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useForm } from '../../ui/useForm.ts'
import { OnboardingScene } from './OnboardingScene.tsx'
import { StepNav } from './StepNav.tsx'
import { StepPage } from '../../ui/StepPage.tsx'
import css from '../../ui/StepPage.module.css'
import type { StepProps } from './stepProps.ts'

/** Step 3 of 4: a story, if somebody likes. Skip takes away what was typed. */
export function StoryStep({ draft, onChange, onBack, onNext }: StepProps) {
  const t = useMessages()
  const form = useForm({
    check: () => ({
      story: draft.story.trim().length > STORY_MAX ? `common.field.too_long:${STORY_MAX}` : undefined,
    }),
    send: async () => onNext(),
  })
  const skip = () => {
    onChange({ story: '' })
    onNext()
  }
  return (
    <StepPage
      step={3}
      title={t('onboarding.step.story_title')}
      lead={t('onboarding.step.story_hint')}
      aside={<OnboardingScene boat={assignAgeGroup(Number(draft.age))} />}
    >
      <form {...form.props} className={classes(css.form, css.narrow)}>
        <Field label={t('onboarding.step.story_label')} error={form.fault('story')} optional>
          <TextArea
            name="story"
            rows={6}
            max={STORY_MAX}
            value={draft.story}
            onChange={(event) => onChange({ story: event.target.value })}
          />
        </Field>
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
