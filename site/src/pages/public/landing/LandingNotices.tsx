import { X } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import toast from '../../../ui/ToastHost.module.css'

/** The page's toasts as markup: one for an answer, one for `?notice=access-denied`. The script only shows them. */
export function LandingNotices() {
  const t = useMessages()
  return (
    <div className={toast.host} role="region" aria-label={t('shell.toast.region')}>
      <div role="status">
        <Toast name="done" />
      </div>
      <div role="alert">
        <Toast name="access-denied" bad text={t('pages.landing.notice.access_denied')} />
      </div>
    </div>
  )
}

function Toast({ name, bad = false, text }: { name: string; bad?: boolean; text?: string }) {
  const t = useMessages()
  return (
    <div className={classes(toast.toast, bad && toast.bad)} data-notice={name} hidden>
      <span className={toast.words}>
        <span data-notice-text>{text}</span>
      </span>
      <button type="button" className={toast.close} aria-label={t('common.action.dismiss')}>
        <Icon of={X} />
      </button>
    </div>
  )
}
