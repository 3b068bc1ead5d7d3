import { z } from 'zod/mini'
import { deletionAskers } from './deletion.ts'
import { PersonView } from './views.ts'

const SignedIn = z.object({ state: z.literal('signed-in'), person: PersonView })
const SecondFactor = z.object({ state: z.literal('second-factor') })

/** Where a new password leads: signed in, or waiting for the second factor (no session exists yet). */
export const ResetOutcome = z.discriminatedUnion('state', [SignedIn, SecondFactor])

/** Where a sign-in ended; besides, at an account that is to be deleted, which asks whether it stays. */
export const SignInOutcome = z.discriminatedUnion('state', [
  SignedIn,
  SecondFactor,
  z.object({
    state: z.literal('deletion-planned'),
    /** The instant from which on the account cannot come back. */
    eraseAt: z.string(),
    requestedBy: z.enum(deletionAskers),
    /** What a guardian asked for a child, the guardian takes back. */
    mayUndo: z.boolean(),
    /** Undoing takes a code of the second factor. */
    needsFactor: z.boolean(),
  }),
])
