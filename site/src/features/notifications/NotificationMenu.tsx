import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { plural } from '../../lib/plural.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { Icon } from '../../ui/Icon.tsx'
import { later } from '../../ui/later.ts'
import { Popover } from '../../ui/Popover.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './NotificationMenu.module.css'
import { notificationsQuery } from './queries.ts'

/** Above this the count is '9+'. Source: docs/rules/notifications.md S-001-9. */
const COUNT_MAX = 9
/** Events of the member's channel that never come with a notification. */
const WITHOUT_NOTIFICATION = ['checked-in', 'preferences-changed']

// Behind a press, and fetched when one is near.
const menuList = later(() =>
  import('./NotificationMenuList.tsx').then((module) => module.NotificationMenuList),
)

/** The button in the bar: how many notifications are unread, and the latest ten behind it. */
export function NotificationMenu() {
  const t = useMessages()
  const client = useQueryClient()
  const { id } = usePerson()
  const { data } = useQuery(notificationsQuery)
  const unread = data?.unread ?? 0
  const ask = () => void client.invalidateQueries({ queryKey: notificationsQuery.queryKey })
  useLiveChannel({
    channel: `private-user-${id}`,
    // Any other event may have left a notification.
    onEvent: (name) => {
      if (!WITHOUT_NOTIFICATION.includes(name)) ask()
    },
    refetch: ask,
  })
  return (
    <Popover
      className={css.bell ?? ''}
      panelClass={css.panel}
      end
      label={
        unread > 0 ? plural(t, 'notifications.bell.label_unread', unread) : t('notifications.bell.label')
      }
      title={t('notifications.bell.title')}
      onNear={menuList.load}
      trigger={
        <>
          <Icon of={BellIcon} />
          {unread > 0 && (
            <span className={css.count} aria-hidden="true">
              {unread > COUNT_MAX ? `${COUNT_MAX}+` : unread}
            </span>
          )}
        </>
      }
    >
      {(close) => <Latest onLeave={close} />}
    </Popover>
  )
}

function Latest({ onLeave }: { onLeave: () => void }) {
  const t = useMessages()
  const List = menuList.usePart(true)
  return List ? <List onLeave={onLeave} /> : <Waiting label={t('notifications.bell.loading')} lines={3} />
}
