import type { ReactNode } from 'react'
import css from './Shell.module.css'

/** The container every page lives in; its width in em decides between phone and desktop. */
export const Shell = ({ children }: { children: ReactNode }) => <div className={css.shell}>{children}</div>

/** The main part of a page; it takes the focus after a navigation when the screen has no heading that does. */
export const Main = ({ children, className }: { children: ReactNode; className?: string }) => (
  <main id="main" tabIndex={-1} className={[css.main, className].filter(Boolean).join(' ')}>
    {children}
  </main>
)
