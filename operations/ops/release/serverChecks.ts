import { roleWarnings } from '#operations/ops/roleWarnings.ts'
import { serverStatus } from '#operations/ops/serverStatus.ts'
import type { Services } from '#services'
import { completeIf } from './found.ts'

/** The oldest PostgreSQL the product runs on. */
const POSTGRES_MIN = 15

/** Database, its role, its schema and the worker. `waiting` are the migrations that are missing. */
export const serverChecks = ({ db, env }: Pick<Services, 'db' | 'env'>, waiting: readonly string[]) => ({
  database: async () => {
    const started = performance.now()
    const [row] = await db.query<{ version: string }>(`select current_setting('server_version') as version`)
    const ms = Math.round(performance.now() - started)
    return completeIf(
      Number.parseInt(row!.version, 10) >= POSTGRES_MIN,
      `PostgreSQL ${row!.version}, ${ms} ms`,
    )
  },
  database_role: async () => {
    const warnings = await roleWarnings(db, env)
    return completeIf(warnings.length === 0)
  },
  migrations: () => completeIf(waiting.length === 0, waiting.at(0)),
  worker: async () => {
    const worker = (await serverStatus(db)).find(({ component }) => component === 'worker')!
    return completeIf(worker.status === 'online', worker.ms === null ? null : `${worker.ms} ms`)
  },
})
