import { nextReminderOf } from '#domain/notifications/nextReminder.ts'
import { NotificationPrefs } from '#domain/notifications/schema.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'

/** When the next reminder comes with these preferences; the worker decides by the same rules. */
export function NextReminder({ prefs }: { prefs: NotificationPrefs }) {
  const t = useMessages()
  const format = useFormat(prefs.timezone)
  // While a time is being typed there is nothing to show.
  if (!NotificationPrefs.safeParse(prefs).success) return null
  const next = nextReminderOf(prefs, new Date())
  return (
    <p role="status">
      <b>
        {next
          ? t(prefs.daily_enabled ? 'reminders.settings.next' : 'reminders.settings.next_off', {
              when: format.moment(next),
            })
          : t('reminders.settings.next_quiet')}
      </b>
    </p>
  )
}
