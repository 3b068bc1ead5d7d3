import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { buttonClasses, type ButtonShape } from './buttonShape.ts'
import css from './Button.module.css'
import { showToast, type Toast } from './toasts.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonShape & {
    icon?: ReactNode
    /** The verb to show while it works (`Saving`). Keeps the width, ignores presses, stays focusable. */
    busy?: string | false | null | undefined
    /** Why it cannot be pressed now. Set means disabled: still readable, and it says why when pressed. */
    disabledReason?: string | Toast | false | null | undefined
  }

/** A button. One filled one per view; `line` for the second choice, `text` for small acts. */
export function Button(props: ButtonProps) {
  const {
    look,
    size,
    wide,
    className,
    icon,
    busy,
    disabledReason,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const element = useRef<HTMLButtonElement>(null)
  const [width, setWidth] = useState<number>()
  const blocked = Boolean(busy || disabledReason)

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      event.preventDefault()
      if (disabledReason && !busy)
        showToast(typeof disabledReason === 'string' ? { text: disabledReason } : disabledReason)
      return
    }
    // Remembered before the text changes, so that nothing beside the button moves.
    setWidth(element.current?.offsetWidth)
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      ref={element}
      type={type}
      className={buttonClasses({ look, size, wide }, className)}
      aria-disabled={blocked || undefined}
      aria-busy={busy ? true : undefined}
      style={busy && width ? { ...rest.style, minInlineSize: width } : rest.style}
      onClick={press}
    >
      {busy ? <i className={css.hull} /> : icon}
      {busy || children}
    </button>
  )
}
