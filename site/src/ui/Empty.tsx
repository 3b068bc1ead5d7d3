import type { ReactNode } from 'react'
import css from './states.module.css'

/** Nothing here yet: the small scene, a title, a sentence, one act. Straight under a page's title the level is 2. */
export function Empty({
  title,
  children,
  action,
  level = 3,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <div className={css.state}>
      <svg className={css.scene} viewBox="0 0 320 120" aria-hidden="true">
        <path d="M0 64H320V120H0Z" fill="var(--water)" />
        <path d="M120 63a40 40 0 0 1 80 0Z" fill="var(--sun)" />
        <path d="M0 63H320V65H0Z" fill="var(--level)" />
      </svg>
      <Heading className={css.title}>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
