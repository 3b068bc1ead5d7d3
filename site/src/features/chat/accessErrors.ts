import type { RoomError } from '#domain/chat/access.ts'
import { ApiError } from '../../lib/apiError.ts'

const accessErrors = new Set<string>([
  'subscription',
  'consent',
  'email',
  'guardian',
  'band',
  'muted',
  'suspended',
  'banned',
  'paused',
  'off_shift',
] satisfies RoomError[])

/** Returns whether the server closed rooms to the member: the list says why, and what to do. */
export const isAccessError = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code.startsWith('rooms.error.') &&
  accessErrors.has(error.code.slice('rooms.error.'.length))

/** Returns whether a room is not there, or not for the member: both are answered alike. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)
