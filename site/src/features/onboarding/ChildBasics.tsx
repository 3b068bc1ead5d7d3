import { useLocation, useNavigate } from 'react-router-dom'
import { BasicInfo } from '#domain/onboarding/schema.ts'
import { useHeadingFocus } from '../../lib/useHeadingFocus.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { StepPage } from '../../ui/StepPage.tsx'
import css from '../../ui/StepPage.module.css'
import { fieldErrorsOf, useForm } from '../../ui/useForm.ts'
import { basicInfoOf, isChildDraft } from './answers.ts'
import { AgeField, FirstNameField } from './BasicFields.tsx'
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
          <AgeField
            key="age"
            value={draft.age}
            error={form.errorOf('age')}
            onChange={(age) => onChange({ age })}
          />
        ) : (
          <FirstNameField
            key="firstName"
            value={draft.firstName}
            error={form.errorOf('firstName')}
            onChange={(firstName) => onChange({ firstName })}
          />
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
