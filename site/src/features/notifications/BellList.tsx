import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { safeNext } from '../../app/firstStop.ts'
import { useAnswersPath } from '../../app/paths.ts'
import { usePerson } from '../../app/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useFailure } from '../../lib/useFailure.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Failure } from '../../ui/Failure.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './bell.module.css'
import { noticesQuery, useMarkAllRead, useMarkRead, type Notice } from './queries.ts'

/** The latest notices, newest first. Pressing one marks it read and goes where it leads; then `onLeave` is called. */
export function BellList({ onLeave }: { onLeave: () => void }) {
  const t = useMessages()
  const go = useNavigate()
  const answers = useAnswersPath()
  const query = useQuery(noticesQuery)
  const { data, refetch, isFetching } = query
  const failure = useFailure(query)
  const sayFailed = () => showToast({ text: t('notifications.error.mark_read'), tone: 'bad' })
  const markRead = useMarkRead(sayFailed)
  const markAllRead = useMarkAllRead(sayFailed)
  const press = ({ id, readAt, link }: Notice) => {
    if (readAt === null) markRead.mutate({ params: { id } })
    // Only our own pages: a notice never leads somewhere else.
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
        <List notices={data.notices} onPress={press} />
      ) : failure ? (
        <Failure error={failure} title={t('notifications.bell.failed')} retry={refetch} busy={isFetching} />
      ) : (
        <Waiting label={t('notifications.bell.loading')} lines={3} />
      )}
    </>
  )
}

function List({ notices, onPress }: { notices: readonly Notice[]; onPress: (notice: Notice) => void }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  if (notices.length === 0) {
    return (
      <p>
        {t('notifications.bell.empty')} {t('notifications.bell.empty_hint')}
      </p>
    )
  }
  return (
    <ul className={css.list}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <button
            type="button"
            className={classes(css.notice, notice.readAt === null && css.unread)}
            onClick={() => onPress(notice)}
          >
            <span className={css.head}>
              <b>{notice.title}</b>
              {notice.readAt === null && <StatusTag tone="lit">{t('notifications.bell.unread')}</StatusTag>}
            </span>
            <span>{notice.message}</span>
            <time dateTime={notice.sentAt}>{format.moment(notice.sentAt)}</time>
          </button>
        </li>
      ))}
    </ul>
  )
}
