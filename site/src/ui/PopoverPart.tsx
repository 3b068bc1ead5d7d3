import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { classes } from './classes.ts'
import css from './Menu.module.css'
import { useOpenLayer } from './openLayers.ts'
import { panelPosition } from './panelPosition.ts'

type PopoverPartProps = {
  id: string
  button: RefObject<HTMLButtonElement | null>
  title: string | undefined
  end: boolean
  up: boolean
  panelClass: string | undefined
  onClose: () => void
  children: ReactNode
}

/** The open panel of a popover. */
export function PopoverPart({ id, button, title, end, up, panelClass, onClose, children }: PopoverPartProps) {
  useOpenLayer(onClose)
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Content
        id={id}
        aria-label={title}
        aria-labelledby={title ? undefined : `${id}-button`}
        className={classes(css.panel, panelClass ?? css.popover)}
        {...panelPosition({ end, up })}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) button.current?.focus()
        }}
        onInteractOutside={(event) => {
          // The button's own press closes it.
          if (button.current?.contains(event.target as Node)) event.preventDefault()
        }}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  )
}
