import { LogOut } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from './LeaveQuickly.module.css'

/**
 * A plain link to a harmless page, always in reach. Where the page's small script runs, that page takes the place of
 * this one in the browser's history, and Esc pressed three times does the same.
 */
export function LeaveQuickly() {
  const t = useMessages()
  const search = encodeURIComponent(t('pages.leave.search'))
  return (
    <div className={css.leave}>
      <a
        className={css.link}
        href={`https://www.google.com/search?q=${search}`}
        rel="noreferrer"
        data-leave
        aria-describedby="leave-hint"
      >
        <Icon of={LogOut} flip />
        {t('pages.leave.button')}
      </a>
      <p className={css.hint} id="leave-hint">
        {t('pages.leave.hint')}
      </p>
    </div>
  )
}
