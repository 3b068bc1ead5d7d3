import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { kindOf } from '#domain/notifications/kinds.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './NotificationMenu.module.css'

/** Why a notification came, behind a press, and the way to change it; then `onLeave` is called. */
export function WhyThis({ type, onLeave }: { type: string; onLeave: () => void }) {
  const t = useMessages()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.why}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('notifications.bell.why')}
      </button>
      {isOpen && (
        <div id={id} className={css.reason}>
          <Reason type={type} onLeave={onLeave} />
        </div>
      )}
    </div>
  )
}

function Reason({ type, onLeave }: { type: string; onLeave: () => void }) {
  const t = useMessages()
  // Its messages are those of the settings, which the bar does not load.
  const { data: hasMessages } = useQuery({
    queryKey: ['words', 'reminders', t.locale],
    queryFn: () => t.load(['reminders']).then(() => true),
    staleTime: Infinity,
  })
  if (!hasMessages) return <Waiting label={t('common.state.loading')} />
  return (
    <>
      <p role="status">{t(`reminders.table.why.${kindOf(type) ?? 'other'}`)}</p>
      <p>
        <Link to="/settings?tab=notifications" onClick={onLeave}>
          {t('reminders.table.change')}
        </Link>
      </p>
    </>
  )
}
