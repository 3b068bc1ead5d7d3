import { useMessages } from '../lib/messages.tsx'
import css from './Rating.module.css'

/** Five small hulls for an intensity. */
export function Rating({ value, max = 5, label }: { value: number; max?: number; label?: string }) {
  const t = useMessages()
  return (
    <span className={css.pips} role="img" aria-label={label ?? t('shell.pips.intensity', { value, max })}>
      {Array.from({ length: max }, (_, index) => (
        <i key={index} className={index < value ? css.on : undefined} />
      ))}
    </span>
  )
}
