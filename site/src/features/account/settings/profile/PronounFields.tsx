import { pronounChoices, PRONOUNS_MAX } from '#domain/onboarding/schema.ts'
import { useMessages } from '../../../../lib/messages.tsx'
import { Check } from '../../../../ui/Check.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import type { Form } from '../../../../ui/useForm.ts'
import { hasPronouns, type ProfileDraft } from './profileDraft.ts'

type PronounFieldsProps = {
  draft: ProfileDraft
  onChange: (part: Partial<ProfileDraft>) => void
  errorOf: Form['errorOf']
}

/** Pronouns, with the member's own text, and whether others see them when there is something to see. */
export function PronounFields({ draft, onChange, errorOf }: PronounFieldsProps) {
  const t = useMessages()
  const custom = draft.pronouns === 'custom'
  return (
    <>
      <Field label={t('settings.profile.pronouns')} error={custom ? undefined : errorOf('pronouns')} optional>
        <Select
          name={custom ? undefined : 'pronouns'}
          value={draft.pronouns}
          onChange={(event) => onChange({ pronouns: event.target.value })}
        >
          <option value="">{t('settings.profile.pronouns_none')}</option>
          {pronounChoices.map((value) => (
            <option key={value} value={value}>
              {t(`onboarding.step.pronoun.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      {custom && (
        <Field label={t('onboarding.step.basic.custom_pronouns')} error={errorOf('pronouns')}>
          <TextInput
            name="pronouns"
            autoComplete="off"
            maxLength={PRONOUNS_MAX}
            value={draft.customPronouns}
            onChange={(event) => onChange({ customPronouns: event.target.value })}
          />
        </Field>
      )}
      {hasPronouns(draft) && (
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
