import { v7 } from 'uuid'
import { z } from 'zod/mini'
import { moods } from '#domain/checkins/moods.ts'
import { INTENSITY_DEFAULT, NewCheckIn } from '#domain/checkins/schema.ts'

/** A check-in on its way: what was chosen and written so far, and the id it will have. */
export const CheckInDraft = z.object({
  id: z.uuid(),
  mood: z.nullable(z.enum(moods)),
  intensity: z.int(),
  reflection: z.string(),
  isPrivate: z.boolean(),
  activities: NewCheckIn.shape.activities,
  feelings: NewCheckIn.shape.feelings,
  /** Save was pressed and no answer came: it is sent again by itself, under the same id. */
  waiting: z.boolean(),
})
export type CheckInDraft = z.output<typeof CheckInDraft>

/** An untouched form. The id is made here, so that a send that may have arrived can be repeated. */
export const freshDraft = (): CheckInDraft => ({
  id: v7(),
  mood: null,
  intensity: INTENSITY_DEFAULT,
  reflection: '',
  isPrivate: true,
  activities: [],
  feelings: [],
  waiting: false,
})

/** Is there nothing in it that the member would miss? */
export const isUntouched = ({ mood, reflection, isPrivate, intensity, waiting }: CheckInDraft): boolean =>
  mood === null && reflection === '' && isPrivate && intensity === INTENSITY_DEFAULT && !waiting
