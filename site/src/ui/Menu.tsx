import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { buttonClasses, type ButtonShape } from './buttonShape.ts'
import { classes } from './classes.ts'
import css from './Menu.module.css'
import { useDisclosure } from './useDisclosure.ts'

/** One act of a menu. */
export type MenuItem = {
  key: string
  label: ReactNode
  icon?: ReactNode
  caution?: boolean
  disabled?: boolean
  /** The language of the words, when it is not the page's. */
  lang?: string
  current?: boolean
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

type MenuProps = ButtonShape & {
  /** The words (or icon) of the button. */
  children: ReactNode
  /** Needed when the button shows no words. */
  label?: string
  items: readonly MenuItem[]
  /** Hang from the button's inline end; open upwards. */
  end?: boolean
  up?: boolean
  className?: string
}

/** A button with a list of acts. Arrow keys, Home, End and first letters move; Esc closes and returns. */
export function Menu({ children, label, items, end = false, up = false, className, ...shape }: MenuProps) {
  const id = useId()
  const { open, setOpen, anchor, button } = useDisclosure()
  const list = useRef<HTMLDivElement>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    if (open) rows()[0]?.focus()
  }, [open])

  const move = (event: KeyboardEvent) => {
    const all = rows()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }
    let to = steps[event.key]
    if (to === undefined && /^\p{L}$/u.test(event.key)) {
      const starts = (row: HTMLElement) =>
        row.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase())
      to = [...all.slice(at + 1), ...all.slice(0, at + 1)].findIndex(starts)
      to = to < 0 ? undefined : (to + at + 1) % all.length
    }
    if (to === undefined) return
    event.preventDefault()
    all[(to + all.length) % all.length]?.focus()
  }
  const select = (item: MenuItem) => {
    if (item.disabled) return
    setOpen(false)
    button.current?.focus()
    item.onSelect?.()
  }
  return (
    <div className={css.anchor} ref={anchor}>
      <button
        ref={button}
        type="button"
        className={shape.look ? buttonClasses(shape, className) : className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={classes(css.panel, end && css.end, up && css.up)}
          onKeyDown={move}
        >
          {items.map((item) => {
            const shared = {
              role: 'menuitem',
              tabIndex: -1,
              lang: item.lang,
              'aria-current': item.current || undefined,
              className: classes(css.item, item.caution && css.caution),
            } as const
            return item.href ? (
              <a key={item.key} {...shared} href={item.href}>
                {item.icon}
                {item.label}
              </a>
            ) : (
              <button
                key={item.key}
                type="button"
                {...shared}
                aria-disabled={item.disabled || undefined}
                onClick={() => select(item)}
              >
                {item.icon}
                {item.label}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
