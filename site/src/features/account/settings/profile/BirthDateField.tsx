import { ageOn, isDay } from '#domain/account/age.ts'
import { assignAgeGroup, isMinor } from '#domain/account/ageGroup.ts'
import { localDay } from '#domain/time/localDay.ts'
import { usePerson } from '../../../../lib/person.ts'
import { useMessages } from '../../../../lib/messages.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'

type BirthDateFieldProps = { value: string; onChange: (day: string) => void; error: string | undefined }

/** A birth date, which is optional. An adult who enters one of a minor hears what that means before saving. */
export function BirthDateField({ value, onChange, error }: BirthDateFieldProps) {
  const t = useMessages()
  const { ageGroup, timeZone } = usePerson()
  const today = localDay(new Date(), timeZone)
  const becomesMinor = isDay(value) && !isMinor(ageGroup) && isMinor(assignAgeGroup(ageOn(value, today)))
  return (
    <>
      <Field
        label={t('settings.profile.birth_date')}
        hint={t('settings.profile.birth_date_hint')}
        error={error}
        optional
      >
        <TextInput
          name="birthDate"
          type="date"
          max={today}
          autoComplete="bday"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {becomesMinor && (
        <Notice tone="caution" live>
          {t('settings.profile.becomes_minor')}
        </Notice>
      )}
    </>
  )
}
