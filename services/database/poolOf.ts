import type { Sql } from './db.ts'

/**
 * What a process keeps of a database under: the pool, also for a request that sees the database through a wrapper of
 * its own; in a transaction the connection.
 */
export const poolOf = (sql: Sql): object => ('pool' in sql ? (sql.pool as object) : sql)
