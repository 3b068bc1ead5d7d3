import { writtenByProduct } from '../access/rules.ts'
import type { Rules } from '../access/rule.ts'

/** `blocked-users`: readable by the member who blocked. */
export const blocks: Rules = writtenByProduct((me) => me !== null && { blocker: { equals: me.id } })
