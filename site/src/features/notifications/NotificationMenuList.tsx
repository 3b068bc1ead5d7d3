import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { safeNext } from '../../lib/nextStep.ts'
import { useAnswersPath } from '../../lib/paths.ts'
import { usePerson } from '../../lib/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './NotificationMenu.module.css'
import { notificationsQuery, useMarkAllRead, useMarkRead, type NotificationItem } from './queries.ts'
import { notificationIcon } from './notificationIcon.ts'
import { WhyThis } from './WhyThis.tsx'

/**
 * The latest notifications, newest first. Pressing one marks it read and goes where it leads; then `onLeave` is called.
 */
export function NotificationMenuList({ onLeave }: { onLeave: () => void }) {
  const t = useMessages()
  const go = useNavigate()
  const answers = useAnswersPath()
  const query = useQuery(notificationsQuery)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  const showFailed = () => showToast({ text: t('notifications.error.mark_read'), tone: 'bad' })
  const markRead = useMarkRead(showFailed)
  const markAllRead = useMarkAllRead(showFailed)
  const press = ({ id, readAt, link }: NotificationItem) => {
    if (readAt === null) markRead.mutate({ params: { id } })
    // Only our own pages: a notification never leads somewhere else.
    const to = safeNext(link)
    if (!to) return
    onLeave()
    // Pages outside of the app (the back office) are loaded.
    if (!answers(to)) return location.assign(to)
    void go(to)
  }
  return (
    <>
      <div className={css.top}>
        <h2 className={css.title}>{t('notifications.bell.title')}</h2>
        {data && data.unread > 0 && (
          <Button look="text" size="small" onClick={() => markAllRead.mutate({})}>
            {t('notifications.bell.mark_all')}
          </Button>
        )}
      </div>
      {data ? (
        <List notifications={data.notices} onPress={press} onLeave={onLeave} />
      ) : queryError ? (
        <ErrorNotice
          error={queryError}
          title={t('notifications.bell.failed')}
          retry={refetch}
          busy={isFetching}
        />
      ) : (
        <Waiting label={t('notifications.bell.loading')} lines={3} />
      )}
    </>
  )
}

function List({
  notifications,
  onPress,
  onLeave,
}: {
  notifications: readonly NotificationItem[]
  onPress: (notification: NotificationItem) => void
  onLeave: () => void
}) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  if (notifications.length === 0) {
    return (
      <p>
        {t('notifications.bell.empty')} {t('notifications.bell.empty_hint')}
      </p>
    )
  }
  return (
    <ul className={css.list}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <button
            type="button"
            className={classes(css.notice, notification.readAt === null && css.unread)}
            onClick={() => onPress(notification)}
          >
            <span className={css.head}>
              <Icon of={notificationIcon(notification.type)} />
              <b>{notification.title}</b>
              {notification.readAt === null && (
                <StatusTag tone="lit">{t('notifications.bell.unread')}</StatusTag>
              )}
            </span>
            <span>{notification.message}</span>
            <time dateTime={notification.sentAt}>{format.moment(notification.sentAt)}</time>
          </button>
          <WhyThis type={notification.type} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}
