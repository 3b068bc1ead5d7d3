import { useMessages } from '../../../lib/messages.tsx'
import css from './CrisisPanel.module.css'

const counts = ['5', '4', '3', '2', '1'] as const

/** One minute of looking, touching and listening, from five to one. Needs no script. */
export function SlowDown() {
  const t = useMessages()
  return (
    <details className={css.fold}>
      <summary>{t('care.slow')}</summary>
      <ol className={css.counts}>
        {counts.map((count) => (
          <li key={count}>
            <span className={css.count} aria-hidden="true">
              {count}
            </span>
            {t(`care.slow_${count}`)}
          </li>
        ))}
      </ol>
    </details>
  )
}
