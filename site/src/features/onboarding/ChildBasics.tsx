import { useLocation, useNavigate } from 'react-router-dom'
import { AGE_MAX, AGE_MIN } from '#domain/account/ageGroup.ts'
import { BasicInfo } from '#domain/onboarding/schema.ts'
import { useHeadingFocus } from '../../lib/useHeadingFocus.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import { StepPage } from '../../ui/StepPage.tsx'
import css from '../../ui/StepPage.module.css'
import { TextInput } from '../../ui/TextInput.tsx'
import { fieldErrorsOf, useForm } from '../../ui/useForm.ts'
import { basicInfoOf, isChildDraft } from './answers.ts'
import { OnboardingScene } from './OnboardingScene.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { StepNav } from './StepNav.tsx'
import type { StepProps } from './stepProps.ts'

/** Which question is shown; it stands in the browser's history, so that Back goes from one to the other. */
const atAge = { state: { question: 'age' } }

/** Step 1 for a child: the first name, then the age, and nothing else. Source: docs/rules/onboarding.md B-33. */
export function ChildBasics({ draft, onChange, onNext, onOlder }: StepProps & { onOlder: () => void }) {
  const t = useMessages()
  const go = useNavigate()
  const { state } = useLocation()
  const isAge = (state as { question?: string } | null)?.question === 'age' && draft.firstName.trim() !== ''
  useHeadingFocus(String(isAge))
  const form = useForm({
    check: () => {
      const { firstName, age } = fieldErrorsOf(BasicInfo, basicInfoOf(draft))
      return isAge ? { age } : { firstName }
    },
    send: async () => {
      if (!isAge) return go('/onboarding?step=basic-info', atAge)
      return isChildDraft(draft) ? onNext() : onOlder()
    },
  })
  return (
    <StepPage
      steps={<OnboardingSteps current={1} />}
      title={t(isAge ? 'onboarding.child.age' : 'onboarding.child.name')}
      aside={<OnboardingScene boat="child" />}
    >
      <form {...form.props} className={classes(css.form, css.narrow)}>
        {isAge ? (
          <Field key="age" label={t('onboarding.step.basic.age')} error={form.errorOf('age')} required>
            <TextInput
              name="age"
              className={css.short}
              type="number"
              inputMode="numeric"
              min={AGE_MIN}
              max={AGE_MAX}
              autoComplete="off"
              value={draft.age}
              onChange={(event) => onChange({ age: event.target.value })}
            />
          </Field>
        ) : (
          <Field
            key="firstName"
            label={t('onboarding.step.basic.first_name')}
            hint={t('onboarding.step.basic.first_name_hint')}
            error={form.errorOf('firstName')}
            required
          >
            <TextInput
              name="firstName"
              autoComplete="given-name"
              value={draft.firstName}
              onChange={(event) => onChange({ firstName: event.target.value })}
            />
          </Field>
        )}
        {isAge ? (
          <StepNav onBack={() => go(-1)}>
            <Next label={t('onboarding.child.next')} />
          </StepNav>
        ) : (
          <div className={css.nav}>
            <Next label={t('onboarding.child.next')} />
          </div>
        )}
      </form>
    </StepPage>
  )
}

const Next = ({ label }: { label: string }) => (
  <Button type="submit" size="big">
    {label}
  </Button>
)
