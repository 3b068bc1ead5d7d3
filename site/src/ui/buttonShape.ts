import css from './Button.module.css'
import { classes } from './classes.ts'

/** How a button or a link that looks like one is drawn. */
export type ButtonShape = {
  /**
   * `help` and `help-line` are for crisis and help only; `caution` for acts that cannot be undone, `caution-text` for
   * what asks about one.
   */
  look?: 'filled' | 'line' | 'text' | 'lit' | 'caution' | 'caution-text' | 'help' | 'help-line' | undefined
  size?: 'normal' | 'big' | 'small' | undefined
  wide?: boolean | undefined
}

/** The class names of a button's shape. */
export const buttonClasses = ({ look = 'filled', size, wide }: ButtonShape, className?: string): string =>
  classes(css.button, look !== 'filled' && css[look], size && css[size], wide && css.wide, className)
