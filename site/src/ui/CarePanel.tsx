import { useId, type ReactNode } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import css from './CarePanel.module.css'
import { LifeRing } from './LifeRing.tsx'

type CarePanelProps = {
  /** 2 straight under a page's title. */
  level?: 2 | 3
  /** A calm question; ours unless given. */
  title?: ReactNode
  /** Sentences under it: no figures of speech, twelve words at most. */
  children?: ReactNode
  /** Shows "That's not what I meant". */
  onDismiss?: () => void
  /** More acts, as text buttons. */
  actions?: ReactNode
}

/**
 * Help offered where the person is. Never a toast, never over their text. The way to help needs no script and no api.
 */
export function CarePanel({ level = 3, title, children, onDismiss, actions }: CarePanelProps) {
  const t = useMessages()
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={css.care} aria-labelledby={id}>
      <LifeRing className={css.ring} />
      <div className={css.body}>
        <Heading id={id} className={css.title}>
          {title ?? t('shell.care.title')}
        </Heading>
        {children}
        <div className={css.acts}>
          <ButtonLink look="help-line" href="/crisis">
            {t('shell.care.talk')}
          </ButtonLink>
          {actions}
          {onDismiss && (
            <Button look="text" onClick={onDismiss}>
              {t('shell.care.not_meant')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
