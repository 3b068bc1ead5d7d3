import { writtenByProduct } from '../access/rules.ts'
import type { Rules } from '../access/rule.ts'

/** `blocked-users`: readable by whoever blocked. */
export const blocks: Rules = writtenByProduct((me) => me !== null && { blocker: { equals: me.id } })
