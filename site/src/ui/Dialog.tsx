import { useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from '../lib/afterPaint.ts'
import { later } from './later.ts'

export type DialogProps = {
  open: boolean
  /** Called by Esc, the cross and a press outside. Ask before throwing text away. */
  onClose: () => void
  /** One question or name. */
  title: ReactNode
  children: ReactNode
  /** The buttons: the safe choice first, the one that cannot be undone (`caution`) last. */
  actions?: ReactNode
  wide?: boolean
  /**
   * A question about what cannot be undone: a press outside does not close it, and the focus begins on the safe choice.
   */
  alert?: boolean
}

/** What draws a dialog. */
export const dialogPart = later(() => import('./DialogPart.tsx').then((module) => module.DialogPart))

/** A question over the page: focus goes in, stays in, and returns to where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  const Part = dialogPart.usePart(open)
  useEffect(() => {
    // A question must be ready when it is needed, without a connection too.
    void afterPaint().then(dialogPart.load)
  }, [])
  return open ? <Opened Part={Part} {...rest} /> : null
}

type OpenedProps = Omit<DialogProps, 'open'> & { Part: ReturnType<typeof dialogPart.usePart> }

/** Remembers what had the focus when the dialog was asked for, which may be before it can be drawn. */
function Opened({ Part, ...rest }: OpenedProps) {
  const [opener] = useState(() => document.activeElement)
  return Part && <Part {...rest} opener={opener} />
}
