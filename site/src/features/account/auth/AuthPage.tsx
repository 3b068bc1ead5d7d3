import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import css from './AuthPage.module.css'
import { Sea } from './Sea.tsx'
import type { Score } from './usePasswordVerdict.ts'

/** A form at the start, and on wide screens the boat whose keel has so many parts. */
export function AuthPage({ keel, children }: { keel: Score; children: ReactNode }) {
  const t = useMessages()
  return (
    <div className={css.page}>
      <div className={css.form}>{children}</div>
      <div className={css.sea} aria-hidden="true">
        <Sea keel={keel} />
        <p className={css.note}>{t('account.auth.keel_note')}</p>
      </div>
    </div>
  )
}

/** The heading of a mode, and the way to the other one. */
export const AuthHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className={css.head}>
    <h1 tabIndex={-1}>{title}</h1>
    {children && <p>{children}</p>}
  </div>
)
