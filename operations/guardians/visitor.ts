import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

/** The browser an answer comes from: who is signed in there, the name it has with us, and where it is. */
export type Visitor = {
  actor: Actor | null
  deviceId: string | undefined
  from: { address: string; userAgent: string }
}

/**
 * A guardian's answer does not come from a child's session.
 * @throws OperationError `onboarding.error.guardian_child_here`
 */
export function requireNoMinor({ actor }: Visitor): void {
  if (actor && isMinor(actor.ageGroup)) {
    throw operationErrorOf(guardianApi.confirmGuardianFromPage, 'onboarding.error.guardian_child_here')
  }
}

/** Has the child ever signed in on this browser? Then an answer from it may be the child's own. */
export async function isChildsDevice(sql: Sql, childId: string, { deviceId }: Visitor): Promise<boolean> {
  if (deviceId === undefined) return false
  const known = await sql.query('select 1 from known_devices where user_id = $1 and device_id = $2', [
    childId,
    deviceId,
  ])
  return known.length > 0
}
