import { CheckIn } from './CheckIn.tsx'
import { CheckInProvider } from './CheckInState.tsx'

/** The check-in with what it holds under way. */
export const FirstCheckIn = () => (
  <CheckInProvider>
    <CheckIn />
  </CheckInProvider>
)
