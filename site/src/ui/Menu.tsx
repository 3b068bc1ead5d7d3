import { useId, useRef, useState, type ReactNode } from 'react'
import { buttonClasses, type ButtonShape } from './buttonShape.ts'
import { classes } from './classes.ts'
import { later } from './later.ts'
import css from './Menu.module.css'

/** One act of a menu. */
export type MenuItem = {
  key: string
  label: ReactNode
  icon?: ReactNode
  caution?: boolean
  disabled?: boolean
  /** The language of the text, when it is not the page's. */
  lang?: string
  current?: boolean
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

type MenuProps = ButtonShape & {
  /** The text (or icon) of the button. */
  children: ReactNode
  /** Needed when the button shows no text. */
  label?: string
  items: readonly MenuItem[]
  /** Hang from the button's inline end; open upwards. */
  end?: boolean
  up?: boolean
  className?: string
}

/** What draws the list of a menu. */
export const menuPart = later(() => import('./MenuPart.tsx').then((module) => module.MenuPart))

/** A button with a list of acts. Arrow keys, Home, End and first letters move; Esc closes and returns. */
export function Menu({ children, label, items, end = false, up = false, className, ...shape }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const Part = menuPart.usePart(open)
  return (
    <div className={classes(css.anchor, open && css.held)}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={shape.look ? buttonClasses(shape, className) : className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onPointerEnter={menuPart.load}
        onFocus={menuPart.load}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {open && Part && (
        <Part id={id} button={button} items={items} end={end} up={up} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
