import { Progress } from 'radix-ui'
import { useMessages } from '../lib/messages.tsx'
import { classes } from './classes.ts'
import css from './Steps.module.css'

/** Hulls on a line, the current one larger, and "Step 2 of 4" as text. `current` counts from 1. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  const t = useMessages()
  const text = t('shell.steps.label', { step: current, total: names.length })
  return (
    <div>
      <Progress.Root
        className="ek-sr"
        value={current}
        max={names.length}
        aria-label={text}
        getValueLabel={() => text}
      />
      <ol className={css.steps}>
        {names.map((name, index) => {
          const now = index + 1 === current
          return (
            <li
              key={name}
              className={classes(css.step, now && css.now, index + 1 < current && css.done)}
              aria-current={now ? 'step' : undefined}
            >
              <i className={css.hull} />
              <span className={css.name}>{now ? `${text}: ${name}` : name}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
