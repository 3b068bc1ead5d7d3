import { AGE_MAX, AGE_MIN } from '#domain/account/ageGroup.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import css from '../../ui/StepPage.module.css'
import { TextInput } from '../../ui/TextInput.tsx'

type BasicFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

/** What a new member is called by us and their family. */
export function FirstNameField({ value, error, onChange }: BasicFieldProps) {
  const t = useMessages()
  return (
    <Field
      label={t('onboarding.step.basic.first_name')}
      hint={t('onboarding.step.basic.first_name_hint')}
      error={error}
      required
    >
      <TextInput
        name="firstName"
        autoComplete="given-name"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** The age in years. */
export function AgeField({
  value,
  error,
  hint,
  onChange,
  onLeave,
}: BasicFieldProps & { hint?: string; onLeave?: () => void }) {
  const t = useMessages()
  return (
    <Field label={t('onboarding.step.basic.age')} hint={hint} error={error} required>
      <TextInput
        name="age"
        className={css.short}
        type="number"
        inputMode="numeric"
        min={AGE_MIN}
        max={AGE_MAX}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}
