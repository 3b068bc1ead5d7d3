import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '../lib/errorText.ts'
import { useMessages } from '../lib/messages.tsx'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import css from './states.module.css'

type ErrorNoticeProps = {
  error: unknown
  /** Usually a query's `refetch`. Without it there is no button. */
  retry?: () => unknown
  /** What failed (`Couldn't load your check-ins`). */
  title?: ReactNode
  busy?: boolean
}

/** Something could not be loaded: what failed, the server's message about it, Try again, in place. */
export function ErrorNotice({ error, retry, title, busy = false }: ErrorNoticeProps) {
  const t = useMessages()
  return (
    <div className={css.state} role="alert">
      <p className={css.failed}>
        <Icon of={CloudOff} />
        <span>{title ?? t('common.state.failed')}</span>
      </p>
      <p>{errorText(t, error)}</p>
      {retry && (
        <Button look="line" onClick={() => void retry()} busy={busy && t('common.state.loading')}>
          {t('common.action.retry')}
        </Button>
      )}
    </div>
  )
}
