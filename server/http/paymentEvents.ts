import { receiveEvent } from '#operations/billing/receiveEvent.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Services } from '#services'
import { PaymentsError } from '#services/payments/port.ts'
import type { HttpAnswer, HttpRequest } from './types.ts'

const PATH = '/api/webhooks/stripe'
/** Bytes of a delivery; the provider's largest events have a tenth. */
const BODY_MAX = 512 * 1024

/** Whether an address is the inbox of the payment provider. */
export const isPaymentEvent = (url: string): boolean => url === PATH || url.startsWith(`${PATH}?`)

/**
 * Answers a delivery of the payment provider: 200 once its event is stored, 400 for what the provider did not sign just
 * now, for this account and mode. Source: docs/rules/billing.md B-inbox.
 */
export async function answerPaymentEvent(
  { db, clock, payments, log }: Pick<Services, 'db' | 'clock' | 'payments' | 'log'>,
  request: HttpRequest,
): Promise<HttpAnswer> {
  if (request.method !== 'POST') return answer(404)
  try {
    const body = await request.body(BODY_MAX)
    const event = await payments.readEvent(body, request.header('stripe-signature') ?? '')
    await receiveEvent(db, event, clock.now())
    return answer(200)
  } catch (error) {
    if (error instanceof OperationError) return answer(413)
    if (error instanceof PaymentsError) return answer(error.reason === 'forged' ? 400 : 503)
    log.error({ err: error }, 'a payment event could not be stored')
    return answer(503)
  }
}

const answer = (status: number): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: '{}',
})
