import css from './flags.module.css'

const paints = ['coral', 'sea', 'sun', 'heather', 'rain', 'tangerine'] as const

/** Flags that run up a line once; with calm motion they hang there. */
export function FlagsUp({ calm }: { calm: boolean }) {
  return (
    <div className={css.flagsUp} data-calm={calm} aria-hidden="true">
      {paints.map((paint, index) => (
        <i key={paint} style={{ background: `var(--paint-${paint})`, animationDelay: `${index * 140}ms` }} />
      ))}
    </div>
  )
}
