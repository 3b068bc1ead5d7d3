import { z } from 'zod/mini'

/** Where the parental box of a child stands, as the guardian sees it. */
export const ParentalState = z.object({
  /** `unconfirmed`: it waits for the guardian; `withdrawn`: the guardian took it back. */
  state: z.enum(['unconfirmed', 'confirmed', 'withdrawn']),
  /** The child ticked the box. */
  isTicked: z.boolean(),
  /** When the guardian confirmed it or took it back; null before. */
  since: z.nullable(z.string()),
})
export type ParentalState = z.output<typeof ParentalState>
