import { useId, useRef, useState, type ReactNode } from 'react'
import { buttonClasses, type ButtonShape } from './buttonShape.ts'
import { classes } from './classes.ts'
import { later } from './later.ts'
import css from './Menu.module.css'

type PopoverProps = ButtonShape & {
  /** The text (or icon) of the button. */
  trigger: ReactNode
  /** Needed when the button shows no text. */
  label?: string
  /** The panel's name, when it is not the button's. */
  title?: string
  /** What the panel holds; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  end?: boolean
  up?: boolean
  className?: string
  /** For a panel that has its own size and padding. */
  panelClass?: string | undefined
  /** Called when a press is near, with a pointer or the focus on the button: a panel's own parts can load then. */
  onNear?: () => void
}

/** What draws the panel of a popover. */
export const popoverPart = later(() => import('./PopoverPart.tsx').then((module) => module.PopoverPart))

/** A button with a small panel that is not modal: notifications, a few settings, an explanation. */
export function Popover({
  trigger,
  label,
  title,
  children,
  end = false,
  up = false,
  className,
  panelClass,
  onNear,
  ...shape
}: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const Part = popoverPart.usePart(open)
  const close = () => setOpen(false)
  const fetchAhead = () => {
    popoverPart.load()
    onNear?.()
  }
  return (
    <div className={classes(css.anchor, open && css.held)}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={shape.look ? buttonClasses(shape, className) : className}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && Part && (
        <Part id={id} button={button} title={title} end={end} up={up} panelClass={panelClass} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </Part>
      )}
    </div>
  )
}
