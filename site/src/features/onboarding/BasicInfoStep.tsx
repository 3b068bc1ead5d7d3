import { useState } from 'react'
import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import { ZIP_MAX } from '#domain/account/zipcode.ts'
import { BasicInfo, sexes } from '#domain/onboarding/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { CountrySelect } from '../../ui/CountrySelect.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { fieldErrorsOf, useForm } from '../../ui/useForm.ts'
import { classes } from '../../ui/classes.ts'
import { basicInfoOf, isChildDraft } from './answers.ts'
import { AgeField, FirstNameField } from './BasicFields.tsx'
import { OnboardingScene } from './OnboardingScene.tsx'
import { Pronouns } from './Pronouns.tsx'
import { StepNav } from './StepNav.tsx'
import { OnboardingSteps } from './OnboardingSteps.tsx'
import { StepPage } from '../../ui/StepPage.tsx'
import css from '../../ui/StepPage.module.css'
import type { StepProps } from './stepProps.ts'

/** Step 1 of 4: first name, age, sex, zip code with its country, and pronouns if the member likes. */
export function BasicInfoStep({ draft, onChange, onBack, onNext }: StepProps) {
  const t = useMessages()
  // Once the field of the age is left: on the way to 70 there is a 7.
  const [isChild, setChild] = useState(isChildDraft(draft))
  const form = useForm({
    check: () => {
      setChild(isChildDraft(draft))
      return fieldErrorsOf(BasicInfo, basicInfoOf(draft))
    },
    send: async () => onNext(),
  })
  return (
    <StepPage
      steps={<OnboardingSteps current={1} />}
      title={t('onboarding.step.basic.title')}
      aside={<OnboardingScene boat={assignAgeGroup(Number(draft.age))} />}
    >
      <form {...form.props} className={classes(css.form, css.narrow)}>
        <FirstNameField
          value={draft.firstName}
          error={form.errorOf('firstName')}
          onChange={(firstName) => onChange({ firstName })}
        />
        <AgeField
          value={draft.age}
          hint={t('onboarding.step.basic.age_hint')}
          error={form.errorOf('age')}
          onChange={(age) => onChange({ age })}
          onLeave={() => setChild(isChildDraft(draft))}
        />
        {!isChild && (
          <>
            <Field label={t('onboarding.step.basic.country')} error={form.errorOf('country')} optional>
              <CountrySelect
                name="country"
                value={draft.country}
                onChange={(country) => onChange({ country })}
                none={t('onboarding.step.basic.country_none')}
              />
            </Field>
            <Field
              label={t('onboarding.step.basic.zipcode')}
              hint={t('onboarding.step.basic.zipcode_hint')}
              error={form.errorOf('zipcode')}
              required
            >
              <TextInput
                name="zipcode"
                className={css.short}
                autoComplete="postal-code"
                maxLength={ZIP_MAX}
                value={draft.zipcode}
                onChange={(event) => onChange({ zipcode: event.target.value })}
              />
            </Field>
            <Choices
              label={t('onboarding.step.basic.sex')}
              name="sex"
              value={draft.sex}
              options={sexes.map((value) => ({ value, label: t(`onboarding.step.sex.${value}`) }))}
              onChange={(sex) => onChange({ sex })}
              error={form.errorOf('sex')}
            />
            <Pronouns draft={draft} onChange={onChange} errorOf={form.errorOf} />
          </>
        )}
        <StepNav onBack={onBack}>
          <Button type="submit" size="big">
            {t('common.action.continue')}
          </Button>
        </StepNav>
      </form>
    </StepPage>
  )
}
