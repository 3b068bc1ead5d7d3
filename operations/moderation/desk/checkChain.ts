import { rolesWith } from '#domain/access/staff.ts'
import { message } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { verifyChain, type ChainState } from './chain.ts'
import { CHAIN_CHECKED, lastChainCheck, lastWholeChain } from './chainChecks.ts'

const SUPER_ADMINS = `
select distinct u.id from users u join user_roles r on r.user_id = u.id
cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
where u.disabled_at is null and held.role = any($1::text[])`

/**
 * Checks the chain of decisions against itself and against the end that the last whole check noted. What is found is a
 * line of the audit trail; super admins hear of a broken link once, until another one is the first. Safe to repeat.
 * Source: docs/rules/moderation.md B-desk-chain.
 */
export async function checkChain({
  db,
  clock,
  realtime,
}: Pick<Services, 'db' | 'clock' | 'realtime'>): Promise<ChainState> {
  const now = clock.now()
  const found = await verifyChain(db, await lastWholeChain(db))
  const notified = await db.tx(async (sql) => {
    // Two checks at once must not ring twice.
    await sql.query(`select pg_advisory_xact_lock(hashtextextended('moderation-chain-check', 0))`)
    const before = await lastChainCheck(sql)
    await noteAudit(sql, { adminId: null, event: CHAIN_CHECKED, metadata: found, now })
    if (found.brokenAt === null || before?.brokenAt === found.brokenAt) return []
    return notifySuperAdmins(sql, { brokenAt: found.brokenAt, now })
  })
  void publishNotifications(realtime, notified)
  return found
}

/**
 * In the app and by mail, also in quiet hours: the check runs at night, and a mail that waits for the morning is lost.
 */
async function notifySuperAdmins(
  sql: Sql,
  { brokenAt, now }: { brokenAt: number; now: Date },
): Promise<NotificationSent[]> {
  const staff = await sql.query<{ id: string }>(SUPER_ADMINS, [rolesWith('roles.write')])
  const key = `decisions-broken:${newId()}`
  return notify(
    sql,
    staff.map(({ id }) => ({
      userId: id,
      key,
      type: 'decisions_broken',
      channels: ['in_app', 'email'] as const,
      isUrgent: true,
      words: (locale) => ({
        title: message(locale, 'notifications.decisions_broken.title'),
        message: message(locale, 'notifications.decisions_broken.message', {
          number: brokenAt.toLocaleString(locale),
        }),
      }),
      push: neutralPush,
      mail: {
        template: 'decisions-broken',
        args: (locale) => ({ number: brokenAt.toLocaleString(locale) }),
      },
      link: '/admin/production',
    })),
    { now },
  )
}
