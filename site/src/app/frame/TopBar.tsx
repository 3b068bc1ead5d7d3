import { LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { Mark, Wordmark } from '../../ui/Brand.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './TopBar.module.css'

type TopBarProps = {
  /** Where the mark leads. */
  home: string
  /** Links to places; hidden on narrow screens, where the dock has them. */
  nav?: ReactNode
  /** What stands before Help now: notifications, account, Log In. */
  end?: ReactNode
  /** `member`: the mark alone on phones. `sky`: part of the scene under it, without a line. */
  look?: 'member' | 'sky'
  /** This page is the one Help now leads to. */
  onHelpPage?: boolean
}

/**
 * The bar above every page. Help now is its last thing at the inline end, always: a plain link to a static page, which
 * works without script and api.
 */
export function TopBar({ home, nav, end, look, onHelpPage = false }: TopBarProps) {
  const t = useMessages()
  return (
    <>
      <a className={css.skip} href="#main">
        {t('shell.nav.skip')}
      </a>
      <header className={classes(css.bar, look && css[look])}>
        <div className={css.inside}>
          <a className={css.brand} href={home} aria-label={t('shell.nav.home')}>
            <Wordmark className={css.wordmark} />
            <Mark className={css.mark} />
          </a>
          {nav && (
            <nav className={css.nav} aria-label={t('shell.nav.main')}>
              {nav}
            </nav>
          )}
          <div className={css.end}>
            {end}
            <a className={css.help} href="/crisis" aria-current={onHelpPage ? 'page' : undefined}>
              <Icon of={LifeBuoy} />
              <span>{t('shell.nav.help_now')}</span>
            </a>
          </div>
        </div>
      </header>
    </>
  )
}
