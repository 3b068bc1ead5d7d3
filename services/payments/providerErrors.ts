import { PaymentsError } from './port.ts'

/** Asks the provider. @throws PaymentsError in place of its own errors */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw errorOf(cause)
  }
}

/** Failures of a connection before anything could be sent. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
const wasReached = (cause: unknown): boolean =>
  !UNREACHED.includes(String((cause as { detail?: { code?: unknown } }).detail?.code))

/** An error of the provider as ours. Its sentence may quote an address, so only its kind and code are kept. */
export function errorOf(cause: unknown): PaymentsError {
  if (cause instanceof PaymentsError) return cause
  const {
    type = 'error',
    code = '',
    statusCode,
  } = cause as { type?: string; code?: string; statusCode?: number }
  const message = `the provider: ${type} ${code}`.trim()
  if (statusCode === undefined) return new PaymentsError(wasReached(cause) ? 'away' : 'unreached', message)
  // 409: an equal call is under way.
  const isAway = [409, 429].includes(statusCode) || statusCode >= 500
  return new PaymentsError(isAway ? 'away' : 'refused', message)
}
