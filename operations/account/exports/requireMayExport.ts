import type { Actor } from '#domain/access/actor.ts'
import { exportApi } from '#domain/account/exportApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { mayAskFor } from '#operations/account/mayAskFor.ts'
import type { Sql } from '#services/database/db.ts'

const contract = exportApi.askExport
// A guardian who agreed, of a child or teen.
const CHILD = `
select g.child_id from guardian_links g
join profiles p on p.id = g.child_id and p.age_group in ('child', 'teen')
where g.id = $1 and g.guardian_id = $2 and g.status = 'verified'`

/**
 * Returns whose data the caller may have copied: their own, while they allow it, or with `link` those of a child who
 * has them as guardian, whatever the child allows. Source: docs/rules/account.md D-221.
 * @throws OperationError `settings.error.export_off`, `.export_child`
 */
export async function requireMayExport(sql: Sql, actor: Actor, link: string | null): Promise<string> {
  if (link === null) {
    const { dataExport } = await mayAskFor(sql, actor)
    if (!dataExport) throw operationErrorOf(contract, 'settings.error.export_off')
    return actor.id
  }
  const [child] = await sql.query<{ child_id: string }>(CHILD, [link, actor.id])
  if (!child) throw operationErrorOf(contract, 'settings.error.export_child')
  return child.child_id
}
