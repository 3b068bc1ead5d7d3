import { PLAN_CHANGED } from '#domain/billing/events.ts'
import type { Services } from '#services'

/** Tells members that their plan is another now, after the commit. Never rejects. */
export function publishPlans(realtime: Services['realtime'], userIds: readonly string[]): void {
  if (userIds.length === 0) return
  void realtime.publish(
    userIds.map((id) => `private-user-${id}`),
    PLAN_CHANGED,
    {},
  )
}
