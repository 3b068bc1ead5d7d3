import { useEffect, useRef, useState, type RefObject } from 'react'

/** How much of the popup there is room for: all of it, the small one, or nothing. */
export type Clearance = 'whole' | 'small' | 'none'
type Box = { left: number; right: number; top: number; bottom: number }

/** Height of a message before one was measured, in CSS pixels. */
const USUAL_HEIGHT = 180
/** As in the style sheet, in CSS pixels at 16 px text. */
const WIDEST = 432
const MARGIN = 16

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const covers = (box: Box, selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => meet(box, element.getBoundingClientRect()))
/**
 * The whole popup keeps off forms (and what asks for the same) altogether, the small one off what is to be pressed
 * there.
 */
const KEPT_CLEAR = 'main :is(form, [data-keep-clear])'
const CONTROLS = `${KEPT_CLEAR} :is(a, button, label, textarea, select)`
const inForm = () =>
  document.activeElement?.matches('form :is(input, textarea, select, button), dialog *') === true

/** Where the whole popup would lie: it hangs on the same lower corner as the small one. */
function wholeBox(small: Box, height: number): Box {
  const width = Math.min(WIDEST, innerWidth - 2 * MARGIN)
  const atRight = small.left + small.right > innerWidth
  return {
    left: atRight ? small.right - width : small.left,
    right: atRight ? small.right : small.left + width,
    top: small.bottom - height,
    bottom: small.bottom,
  }
}

/**
 * Keeps a popup off forms: small while the member is in one or where the whole would lie over one, away where even the
 * small one would lie over something to press or to write in. `asked` shows it whole until the focus is in a form
 * again; then `onFormFocus` is called.
 */
export function useClearance(
  popup: RefObject<HTMLElement | null>,
  asked: boolean,
  onFormFocus: () => void,
): Clearance {
  const [clearance, setClearance] = useState<Clearance>('none')
  const height = useRef(USUAL_HEIGHT)
  const left = useRef(onFormFocus)
  useEffect(() => {
    left.current = onFormFocus
  })
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const box = popup.current?.getBoundingClientRect()
      if (!box) return
      if (clearance === 'whole') height.current = box.height
      const busy = inForm()
      if (busy && asked) left.current()
      const whole = clearance === 'whole' ? box : wholeBox(box, height.current)
      if (!busy && (asked || !covers(whole, KEPT_CLEAR))) setClearance('whole')
      else setClearance(covers(corner(box), CONTROLS) ? 'none' : 'small')
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    events.forEach((name) => window.addEventListener(name, soon, { passive: true, capture: true }))
    const resized = new ResizeObserver(soon)
    resized.observe(document.body)
    look()
    return () => {
      cancelAnimationFrame(frame)
      events.forEach((name) => window.removeEventListener(name, soon, { capture: true }))
      resized.disconnect()
    }
  }, [popup, clearance, asked])
  return clearance
}

/** The lower inline corner, as large as the small popup. */
function corner(box: DOMRect): Box {
  const side = Math.min(72, box.width)
  const atRight = box.left + box.right > innerWidth
  return {
    left: atRight ? box.right - side : box.left,
    right: atRight ? box.right : box.left + side,
    top: box.bottom - Math.min(72, box.height),
    bottom: box.bottom,
  }
}
