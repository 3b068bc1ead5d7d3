import { useState } from 'react'
import { isMinor } from '#domain/account/ageGroup.ts'
import { NotificationPrefs } from '#domain/notifications/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { TimeZoneSelect } from '../../../ui/TimeZoneSelect.tsx'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { BirthdayPart } from './BirthdayPart.tsx'
import { NextReminder } from './NextReminder.tsx'
import { QuietPart } from './QuietPart.tsx'
import css from './settings.module.css'
import { TestReminder } from './TestReminder.tsx'
import { useSavePrefs, useShowFailed, useSwitchDaily } from './usePrefs.ts'

/**
 * The daily reminder, quiet hours and the birthday message. The first switch counts at once, the rest with Save. The
 * ways of the reminder stand in the table of ways.
 */
export function PrefsForm({ stored }: { stored: NotificationPrefs }) {
  const t = useMessages()
  const { ageGroup } = usePerson()
  const [draft, setDraft] = useState(stored)
  const [begun, setBegun] = useState(() => textOf(stored))
  const [sent, setSent] = useState<string | null>(null)
  // What another tab stored takes the place of what was being typed; what was sent from here, and the switch and the
  // ways alone, do not.
  if (begun !== textOf(stored)) {
    setBegun(textOf(stored))
    setSent(null)
    if (sent !== textOf(stored)) setDraft(stored)
  }
  const wanted = { ...draft, daily_enabled: stored.daily_enabled, digest_channel: stored.digest_channel }
  const change = (part: Partial<NotificationPrefs>) => setDraft({ ...draft, ...part })
  const switchDaily = useSwitchDaily()
  const save = useSavePrefs()
  const showFailed = useShowFailed()
  const form = useForm({
    check: () => fieldErrorsOf(NotificationPrefs, wanted),
    send: () => {
      setSent(textOf(wanted))
      return save.mutateAsync({ body: wanted })
    },
    explain: ({ code, message }) => (/[.]birth/.test(code) ? { birth_date: message } : undefined),
    onError: showFailed,
  })
  return (
    <form {...form.props} className={css.form}>
      <Section title={t('reminders.settings.daily')}>
        <Stack gap="roomy">
          <p className="ek-soft">{t('reminders.settings.daily_lead')}</p>
          <Switch
            label={t('reminders.settings.daily_enabled')}
            checked={stored.daily_enabled}
            onChange={switchDaily}
          />
          <div className={css.pair}>
            <Field label={t('reminders.settings.daily_time')} error={form.errorOf('daily_time')}>
              <TextInput
                type="time"
                name="daily_time"
                value={draft.daily_time}
                onChange={({ target }) => change({ daily_time: target.value })}
              />
            </Field>
            <Field label={t('settings.profile.time_zone')} error={form.errorOf('timezone')} required>
              <TimeZoneSelect
                name="timezone"
                value={draft.timezone}
                onChange={(timezone) => change({ timezone })}
                usual={t('settings.profile.time_zone_common')}
                all={t('settings.profile.time_zone_all')}
              />
            </Field>
          </div>
          <NextReminder prefs={wanted} />
          <TestReminder />
        </Stack>
      </Section>
      <QuietPart
        quiet={draft.quiet_hours}
        onChange={(quiet_hours) => change({ quiet_hours })}
        error={form.errorOf('quiet_hours')}
      />
      {!isMinor(ageGroup) && (
        <BirthdayPart prefs={draft} onChange={change} error={form.errorOf('birth_date')} />
      )}
      <p>
        <Button type="submit" busy={form.busy && t('common.action.saving')}>
          {t('common.action.save')}
        </Button>
      </p>
    </form>
  )
}

/** What the form stores, as a text to compare. */
const textOf = ({ daily_enabled: _, digest_channel: __, ...rest }: NotificationPrefs): string =>
  JSON.stringify(Object.entries(rest).sort())
