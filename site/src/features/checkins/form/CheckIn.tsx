import { lazy, Suspense } from 'react'
import { useAge } from '../../../lib/useAge.ts'
import { AfterCheckIn } from './AfterCheckIn.tsx'
import { AdultCheckIn } from './AdultCheckIn.tsx'
import { useFocusAreas } from './useFocusAreas.ts'

const ChildCheckIn = lazy(() => import('./ChildCheckIn.tsx').then((m) => ({ default: m.ChildCheckIn })))
// Few members see it: onboarding asks the same.
const FocusPicker = lazy(() => import('./FocusPicker.tsx').then((m) => ({ default: m.FocusPicker })))

/** The check-in form, the question for a focus area when there is none, and what follows a stored check-in. */
export function CheckIn() {
  const child = useAge() === 'child'
  const focus = useFocusAreas()
  const Form = child ? ChildCheckIn : AdultCheckIn
  return (
    <>
      <Form onChoose={focus.askIfNone} />
      {focus.isAsked && (
        <Suspense>
          <FocusPicker onClose={focus.close} />
        </Suspense>
      )}
      <AfterCheckIn />
    </>
  )
}
