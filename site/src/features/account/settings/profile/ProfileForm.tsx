import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isMinor } from '#domain/account/ageGroup.ts'
import { NewProfile, type ProfileView } from '#domain/account/settingsApi.ts'
import { MINOR_ZIP_MAX, ZIP_MAX } from '#domain/account/zipcode.ts'
import { usePerson } from '../../../../lib/person.ts'
import { errorText } from '../../../../lib/errorText.ts'
import { useMessages } from '../../../../lib/messages.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { CountrySelect } from '../../../../ui/CountrySelect.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { TimeZoneSelect } from '../../../../ui/TimeZoneSelect.tsx'
import { showToast } from '../../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../../ui/useForm.ts'
import { accountQueries } from '../../queries.ts'
import css from '../Settings.module.css'
import { BirthDateField } from './BirthDateField.tsx'
import { bodyOf, draftOf } from './profileDraft.ts'
import { PronounFields } from './PronounFields.tsx'

/** The fields of a profile, and Save. A child is asked for no zip code. Source: docs/rules/onboarding.md B-33. */
export function ProfileForm({ stored }: { stored: ProfileView }) {
  const t = useMessages()
  const person = usePerson()
  const save = useMutation(accountQueries.updateProfile())
  const [draft, setDraft] = useState(() => draftOf(stored))
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }))
  const form = useForm({
    check: () => fieldErrorsOf(NewProfile, bodyOf(draft)),
    send: async () => {
      await save.mutateAsync({ body: bodyOf(draft) })
      showToast({ text: t('account.settings.saved'), tone: 'good' })
    },
    onError: (error) =>
      showToast({ text: t('settings.profile.failed'), detail: errorText(t, error), tone: 'bad' }),
  })
  const minor = isMinor(person.ageGroup)
  return (
    <form {...form.props} className={css.form}>
      <Field label={t('settings.profile.first_name')} error={form.errorOf('firstName')} required>
        <TextInput
          name="firstName"
          autoComplete="given-name"
          value={draft.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
        />
      </Field>
      <Field
        label={t('settings.profile.username')}
        hint={t('settings.profile.username_hint')}
        error={form.errorOf('username')}
        required
      >
        <TextInput
          name="username"
          autoComplete="nickname"
          value={draft.username}
          onChange={(event) => change({ username: event.target.value })}
        />
      </Field>
      <PronounFields draft={draft} onChange={change} errorOf={form.errorOf} />
      <BirthDateField
        value={draft.birthDate}
        onChange={(birthDate) => change({ birthDate })}
        error={form.errorOf('birthDate')}
      />
      <Field label={t('settings.profile.time_zone')} error={form.errorOf('timeZone')} required>
        <TimeZoneSelect
          name="timeZone"
          value={draft.timeZone}
          onChange={(timeZone) => change({ timeZone })}
          usual={t('settings.profile.time_zone_common')}
          all={t('settings.profile.time_zone_all')}
        />
      </Field>
      <Field label={t('settings.profile.country')} error={form.errorOf('country')} optional>
        <CountrySelect
          name="country"
          value={draft.country}
          onChange={(country) => change({ country })}
          none={t('settings.profile.country_none')}
        />
      </Field>
      {person.ageGroup !== 'child' && (
        <Field
          label={t('settings.profile.zipcode')}
          hint={t(minor ? 'settings.profile.zipcode_minor' : 'settings.profile.zipcode_hint')}
          error={form.errorOf('zipcode')}
          optional
        >
          <TextInput
            name="zipcode"
            autoComplete="postal-code"
            maxLength={minor ? MINOR_ZIP_MAX : ZIP_MAX}
            value={draft.zipcode}
            onChange={(event) => change({ zipcode: event.target.value })}
          />
        </Field>
      )}
      <Button type="submit" busy={form.busy && t('common.action.saving')}>
        {t('common.action.save')}
      </Button>
    </form>
  )
}
