import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router.tsx'

/** The last of a child's questions, counted from 0. */
export const LAST = 2
/** Marks a step that was gone to from the one before it. */
const FORWARD = 'forward'

/** The address of a question after the first. */
export const stepPath = (step: number): string => `?step=${step + 1}`

/**
 * At which question a child is. It stands in the address, so that the browser's Back and Forward go from question to question; the answers
 * are the draft's. Without a feeling there is nothing to ask about.
 */
export function useChildStep(
  hasMood: boolean,
): [step: number, goTo: (step: number) => void, back: () => void] {
  const go = useNavigate()
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const asked = ['2', '3'].indexOf(query.get('step') ?? '') + 1
  const isOver = asked > 0 && !hasMood
  useEffect(() => {
    if (isOver) go(pathname, { replace: true })
  }, [isOver, go, pathname])
  const step = hasMood ? asked : 0
  const back = () => {
    if (state === FORWARD) go(-1)
    else go(step > 1 ? stepPath(step - 1) : pathname, { replace: true })
  }
  return [step, (next) => go(stepPath(next), { state: FORWARD }), back]
}
