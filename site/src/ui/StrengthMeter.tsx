import css from './StrengthMeter.module.css'

/** How strong something is: four keel segments and a word (`Strong, 3 of 4`). Read out when it changes. */
export function StrengthMeter({ score, label }: { score: 0 | 1 | 2 | 3 | 4; label: string }) {
  return (
    <div className={css.strength}>
      <span className={css.depth} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= score ? css.on : undefined} />
        ))}
      </span>
      <span className={css.words} role="status">
        {label}
      </span>
    </div>
  )
}
