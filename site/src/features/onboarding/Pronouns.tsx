import { pronounChoices, PRONOUNS_MAX } from '#domain/onboarding/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Check } from '../../ui/Check.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { Form } from '../../ui/useForm.ts'
import { arePronounsShowable } from './answers.ts'
import type { StepProps } from './stepProps.ts'

/** Pronouns: optional, with the member's own words, and whether others see them when there is something to see. */
export function Pronouns({
  draft,
  onChange,
  errorOf,
}: Pick<StepProps, 'draft' | 'onChange'> & { errorOf: Form['errorOf'] }) {
  const t = useMessages()
  return (
    <>
      <Choices
        label={`${t('onboarding.step.basic.pronouns')} (${t('common.state.optional')})`}
        name="pronouns"
        value={draft.pronouns}
        options={pronounChoices.map((value) => ({ value, label: t(`onboarding.step.pronoun.${value}`) }))}
        onChange={(pronouns) => onChange({ pronouns })}
        error={errorOf('pronouns')}
      />
      {draft.pronouns === 'custom' && (
        <Field label={t('onboarding.step.basic.custom_pronouns')} error={errorOf('customPronouns')}>
          <TextInput
            name="customPronouns"
            autoComplete="off"
            maxLength={PRONOUNS_MAX}
            value={draft.customPronouns}
            onChange={(event) => onChange({ customPronouns: event.target.value })}
          />
        </Field>
      )}
      {arePronounsShowable(draft.pronouns) && (
        <Check
          name="showPronouns"
          label={t('onboarding.step.basic.show_pronouns')}
          hint={t('onboarding.step.basic.show_pronouns_hint')}
          checked={draft.showPronouns}
          onChange={(showPronouns) => onChange({ showPronouns })}
        />
      )}
    </>
  )
}
