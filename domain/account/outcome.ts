import { z } from 'zod/mini'
import { PersonView } from './views.ts'

/** Where a sign-in ended: signed in, or waiting for the second factor (no session exists yet). */
export const SignInOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-in'), person: PersonView }),
  z.object({ state: z.literal('second-factor') }),
])
