import { engagementApi } from '#domain/coach/engagementApi.ts'
import { tell } from '../../lib/call.ts'

/** Tells that somebody did something with a message. */
export const tellEngaged = (id: string): void => tell(engagementApi.engaged, { params: { id } })
