import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import css from './dashboard.module.css'
import { otherTabIds, tabPath, type TabId } from './tabIds.ts'

const LargeLinks = lazy(() => import('./LargeLinks.tsx').then((m) => ({ default: m.LargeLinks })))

/** The other tabs at the end of the page: a plain list for children, large links on an elder's check-in. */
export function OtherTabs({ tab }: { tab: TabId }) {
  const t = useMessages()
  const elder = useAge() === 'elder'
  if (elder && tab === 'check_in') {
    return (
      <Suspense>
        <LargeLinks />
      </Suspense>
    )
  }
  return (
    <nav className={css.rest} aria-label={t('checkins.tab.more')}>
      {otherTabIds
        .filter((id) => id !== tab)
        .map((id) => (
          <Link key={id} to={tabPath(id)}>
            {t(`checkins.tab.${id}`)}
          </Link>
        ))}
    </nav>
  )
}
