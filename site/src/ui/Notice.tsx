import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import css from './Notice.module.css'

const icons = { plain: Info, good: CircleCheck, caution: CircleAlert } as const

type NoticeProps = { tone?: keyof typeof icons; title?: ReactNode; children?: ReactNode; live?: boolean }

/** A sentence that stays on the page: a warning, an explanation, a confirmation. `live` is read out when it appears. */
export function Notice({ tone = 'plain', title, children, live = false }: NoticeProps) {
  return (
    <div
      className={classes(css.notice, tone !== 'plain' && css[tone])}
      role={live ? (tone === 'caution' ? 'alert' : 'status') : undefined}
    >
      <Icon of={icons[tone]} />
      <div className={css.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
