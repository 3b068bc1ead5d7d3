import { useId, type ReactNode } from 'react'
import { buttonClasses, type ButtonShape } from './buttonShape.ts'
import { classes } from './classes.ts'
import css from './Menu.module.css'
import { useDisclosure } from './useDisclosure.ts'

type PopoverProps = ButtonShape & {
  /** The words (or icon) of the button. */
  trigger: ReactNode
  /** Needed when the button shows no words. */
  label?: string
  /** What the panel holds; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  end?: boolean
  up?: boolean
  className?: string
}

/** A button with a small panel that is not modal: the bell, a few settings, an explanation. */
export function Popover({
  trigger,
  label,
  children,
  end = false,
  up = false,
  className,
  ...shape
}: PopoverProps) {
  const id = useId()
  const { open, setOpen, anchor, button } = useDisclosure()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={css.anchor} ref={anchor}>
      <button
        ref={button}
        type="button"
        className={shape.look ? buttonClasses(shape, className) : className}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div id={id} className={classes(css.panel, css.popover, end && css.end, up && css.up)}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  )
}
