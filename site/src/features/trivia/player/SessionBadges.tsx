import { Check } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from './badges.module.css'

/** The sessions of a weekend as flags on a line: done, current or pending, in shape and text. */
export function SessionBadges({ total, done, current }: { total: number; done: number; current: number }) {
  const t = useMessages()
  return (
    <ol className={css.badges} aria-label={t('trivia.play.sessions')}>
      {Array.from({ length: total }, (_, index) => {
        const number = index + 1
        const state = number <= done ? 'done' : number === current ? 'current' : 'pending'
        return (
          <li
            key={number}
            className={css.badge}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.pennant}>{state === 'done' && <Icon of={Check} />}</span>
            <span>
              {t('trivia.page.session', { number })}
              <small>{t(`trivia.play.${state}`)}</small>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
