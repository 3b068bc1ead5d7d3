import { ArrowRight } from 'lucide-react'
import { useMessages } from '../../lib/messages.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import css from './settings.module.css'
import { NotificationSettings } from '../../features/notifications/settings/NotificationSettings.tsx'

/** Everything about notifications, and the way to the coach's own times. */
export function NotificationsTab() {
  const t = useMessages()
  return (
    <Stack gap="loose" className={css.narrow}>
      <NotificationSettings />
      <p>
        <ButtonTo look="text" to="/dashboard?tab=settings" icon={<Icon of={ArrowRight} flip />}>
          {t('reminders.settings.coach_link')}
        </ButtonTo>
      </p>
    </Stack>
  )
}
