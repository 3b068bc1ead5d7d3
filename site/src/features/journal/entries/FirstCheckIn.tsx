import { CheckIn, CheckInProvider } from '../../checkins/index.ts'

/** The check-in with what it holds under way. */
export const FirstCheckIn = () => (
  <CheckInProvider>
    <CheckIn />
  </CheckInProvider>
)
