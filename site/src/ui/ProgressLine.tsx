import { Progress } from 'radix-ui'
import css from './ProgressLine.module.css'

/** How much of something is done: a line that fills, its text for screen readers in `label`. */
export function ProgressLine({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <Progress.Root
      className={css.line}
      value={value}
      max={max}
      aria-label={label}
      getValueLabel={() => label}
    >
      <Progress.Indicator className={css.fill} style={{ inlineSize: `${(100 * value) / max}%` }} />
    </Progress.Root>
  )
}
