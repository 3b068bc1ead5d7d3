import { isActivity } from '#domain/checkins/activities.ts'
import { isFeeling } from '#domain/checkins/feelings.ts'
import type { Messages } from '../../../lib/messages.tsx'

/** The name of an activity. An unknown one is its own name. */
export const activityName = (t: Messages, id: string): string =>
  isActivity(id) ? t(`history.details.activity.${id}`) : id

/** The name of a closer word. An unknown one is its own name. */
export const feelingName = (t: Messages, id: string): string =>
  isFeeling(id) ? t(`history.details.feeling.${id}`) : id
