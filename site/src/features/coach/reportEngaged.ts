import { engagementApi } from '#domain/coach/engagementApi.ts'
import { sendBeacon } from '../../lib/call.ts'

/** Reports that the member did something with a message. */
export const reportEngaged = (id: string): void => sendBeacon(engagementApi.engageMessage, { params: { id } })
