import { engagementApi } from '#domain/coach/engagementApi.ts'
import { notifyTabs } from '../../lib/call.ts'

/** Reports that the member did something with a message. */
export const reportEngaged = (id: string): void => notifyTabs(engagementApi.engaged, { params: { id } })
