import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './StatusTag.module.css'

/** A state in a word. Colour supports it and never says it alone. */
export function StatusTag({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: 'plain' | 'lit' | 'good' | 'caution'
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classes(css.tag, tone !== 'plain' && css[tone])}>
      {icon}
      {children}
    </span>
  )
}
