import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** Longest shift, in hours. */
export const SHIFT_HOURS_MAX = 12
/** Longest note that is handed over, in characters. */
export const SHIFT_NOTE_MAX = 1_000
/** Days the rota shows ahead. */
export const ROTA_DAYS = 14

const id = z.object({ id: z.uuid() })
const ok = z.object({ ok: z.literal(true) })
const Shift = z.object({
  id: z.string(),
  /** The username of who works. */
  username: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The caller may take it off the rota. */
  mayRemove: z.boolean(),
})

/** The rota as staff sees it. */
export const ShiftsView = z.object({
  /** Who is on shift now; `until` is null for those named in the crisis protocol alone. */
  now: z.array(
    z.object({
      username: z.string(),
      until: z.nullable(z.iso.datetime()),
      /** May work on cases of children in danger. */
      hasMark: z.boolean(),
    }),
  ),
  /** The caller's shift that runs now. */
  mine: z.nullable(z.object({ endsAt: z.iso.datetime() })),
  /** What was handed over last. */
  note: z.nullable(z.object({ by: z.string(), at: z.iso.datetime(), text: z.string() })),
  rota: z.array(Shift),
  /** Whom the caller may plan a shift for. */
  colleagues: z.array(z.object({ id: z.string(), username: z.string() })),
})
/** The rota as staff sees it. */
export type ShiftsView = z.output<typeof ShiftsView>

/** Shifts of staff. Each asks for the permission `incidents.write`. Source: docs/rules/moderation.md shifts. */
export const shiftsApi = {
  readShifts: contract({
    method: 'get',
    path: '/staff/shifts',
    auth: 'staff',
    limit: 'read',
    output: ShiftsView,
  }),
  /** Starts the caller's shift; one that runs already stays as it is. */
  beginShift: contract({
    method: 'post',
    path: '/staff/shifts/start',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({ hours: z.int().check(z.gte(1), z.lte(SHIFT_HOURS_MAX)) }),
    output: z.object({ endsAt: z.iso.datetime() }),
  }),
  /** Ends the caller's shift, with a note for the next person. */
  endShift: contract({
    method: 'post',
    path: '/staff/shifts/end',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({ note: z._default(z.string().check(z.trim(), z.maxLength(SHIFT_NOTE_MAX)), '') }),
    output: ok,
    errors: { 'moderation.error.no_shift': 409 },
  }),
  /** Plans a shift: for the caller, or for a colleague by those who may change settings of the house. */
  planShift: contract({
    method: 'post',
    path: '/staff/shifts',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({ userId: z.uuid(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
    output: ok,
    errors: { 'moderation.error.shift_times': 422, 'moderation.error.shift_overlap': 409 },
  }),
  /** Takes a shift that has not begun off the rota. */
  removeShift: contract({
    method: 'delete',
    path: '/staff/shifts/:id',
    auth: 'staff',
    limit: 'write',
    params: id,
    output: ok,
  }),
}
