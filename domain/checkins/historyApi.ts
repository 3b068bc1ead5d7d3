import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { consentErrors, consentToCheckIn } from './consent.ts'
import { ChangedCheckIn, DayRange, DayView, EarlierCheckIn, Month } from './historySchema.ts'
import { CheckInView } from './schema.ts'

const Stored = z.object({
  checkIn: CheckInView,
  /** The words may speak of danger: the site opens the panel of help. */
  heavyWords: z.boolean(),
})
const ById = z.strictObject({ id: z.uuid() })

/** History: months and days of check-ins, and changes to them. */
export const historyApi = {
  /** The caller's check-ins of a month with their words, oldest first. */
  readMonth: contract({
    method: 'get',
    path: '/checkins/month',
    auth: 'signed-in',
    limit: 'read',
    query: z.strictObject({ month: Month }),
    output: z.object({ checkIns: z.array(CheckInView) }),
  }),
  /** The caller's days with a check-in, up to a year of them, without words. */
  readDays: contract({
    method: 'get',
    path: '/checkins/days',
    auth: 'signed-in',
    limit: 'read',
    query: DayRange,
    output: z.object({ days: z.array(DayView) }),
  }),
  /** Adds a check-in for one of the seven days before today. Sending the same id again changes nothing. */
  addEarlier: contract({
    method: 'post',
    path: '/checkins/earlier',
    auth: 'consented',
    consent: consentToCheckIn,
    flag: 'ff.core',
    limit: 'write',
    body: EarlierCheckIn,
    output: Stored,
    errors: { ...consentErrors, 'history.error.day_range': 422 },
  }),
  /** Changes a check-in within fifteen minutes of writing it. */
  change: contract({
    method: 'patch',
    path: '/checkins/:id',
    auth: 'consented',
    consent: consentToCheckIn,
    flag: 'ff.core',
    limit: 'write',
    params: ById,
    body: ChangedCheckIn,
    output: Stored,
    errors: { ...consentErrors, 'history.error.edit_closed': 409 },
  }),
  /** Deletes a check-in at once. `undo` is an encrypted copy that only the caller holds, good for a minute. */
  remove: contract({
    method: 'delete',
    path: '/checkins/:id',
    auth: 'signed-in',
    limit: 'write',
    params: ById,
    output: z.object({ undo: z.string() }),
  }),
  /** Brings a deleted check-in back from the copy that `remove` answered. */
  restore: contract({
    method: 'post',
    path: '/checkins/restore',
    auth: 'consented',
    consent: consentToCheckIn,
    limit: 'write',
    body: z.strictObject({ undo: z.string().check(z.maxLength(100_000)) }),
    output: z.object({ checkIn: CheckInView }),
    errors: { ...consentErrors, 'history.error.undo_over': 410 },
  }),
}
