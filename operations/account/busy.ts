import { OperationError } from '#operations/_kit/operationError.ts'
import { Busy } from '#lib/passwords/busy.ts'

/** Too many passwords are being checked right now; `seconds` becomes `Retry-After`. */
export const busy = (seconds = 5): OperationError =>
  new OperationError('account.error.busy', { args: { seconds } })

/** Runs work that hashes passwords. @throws OperationError `account.error.busy` when the line for it is full. */
export async function busyMeansLater<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Busy ? busy(error.retryAfterSeconds) : error
  }
}
