import { DropdownMenu } from 'radix-ui'
import { useEffect, useRef, type RefObject } from 'react'
import { classes } from './classes.ts'
import type { MenuItem } from './Menu.tsx'
import css from './Menu.module.css'
import { useOpenLayer } from './openLayers.ts'
import { panelPosition } from './panelPosition.ts'

type MenuPartProps = {
  id: string
  button: RefObject<HTMLButtonElement | null>
  items: readonly MenuItem[]
  end: boolean
  up: boolean
  onClose: () => void
}

/** The open list of a menu. It hangs on a mark under the button, which was there before this was loaded. */
export function MenuPart({ id, button, items, end, up, onClose }: MenuPartProps) {
  const list = useRef<HTMLDivElement>(null)
  useOpenLayer(onClose)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [])
  const select = (item: MenuItem, event: Event) => {
    if (item.disabled) return event.preventDefault()
    // Before the act: a dialog it opens gives the focus back to what has it now.
    button.current?.focus()
    item.onSelect?.()
  }
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={onClose}>
      <DropdownMenu.Trigger
        asChild
        aria-haspopup={undefined}
        aria-expanded={undefined}
        aria-controls={undefined}
      >
        <span className={css.mark} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={list}
        id={id}
        aria-labelledby={`${id}-button`}
        className={css.panel}
        loop
        {...panelPosition({ end, up })}
        onKeyDownCapture={(event) => {
          if (event.key !== 'Tab') return
          // Radix holds Tab in the list. It closes the list and moves on from the button.
          event.stopPropagation()
          button.current?.focus()
          onClose()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) button.current?.focus()
        }}
        onInteractOutside={(event) => {
          // The button's own press closes it.
          if (button.current?.contains(event.target as Node)) event.preventDefault()
        }}
      >
        {items.map((item) => (
          <DropdownMenu.Item
            key={item.key}
            asChild={item.href !== undefined}
            className={classes(css.item, item.caution && css.caution)}
            lang={item.lang}
            aria-current={item.current || undefined}
            // Stays in the row of the arrow keys, so that it is heard.
            aria-disabled={item.disabled || undefined}
            onSelect={(event) => select(item, event)}
          >
            {item.href === undefined ? (
              <>
                {item.icon}
                {item.label}
              </>
            ) : (
              <a href={item.href}>
                {item.icon}
                {item.label}
              </a>
            )}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
