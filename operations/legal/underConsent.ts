import pg from 'pg'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Db, Sql } from '#services/database/db.ts'

/** What `require_legal_versions` raises. */
const NEW_VERSION = 'EK001'
/** A statement that could write. One that only locks rows is taken for it, which costs it two round trips. */
const WRITES = /\b(insert\s+into|update|delete\s+from)\b/i

/**
 * A database whose transactions commit only while the versions in force are those a request saw: what was begun under
 * an old version is taken back once `bumpVersion` has answered. The check goes with the commit, in one round trip,
 * and holds a lock the bump waits for. A statement that writes alone becomes a transaction. Source:
 * docs/rules/legal.md C-11.
 * @throws OperationError `common.error.consent_needed` from each write after a bump
 */
export function underConsent(db: Db, seen: string): Db {
  const commit = `select require_legal_versions(${pg.escapeLiteral(seen)}); commit`
  const tx: Db['tx'] = (work) => db.tx(work, commit).catch(rethrow)
  const query: Sql['query'] = (text, values, name) =>
    WRITES.test(text) ? tx((sql) => sql.query(text, values, name)) : db.query(text, values, name)
  return { ...db, query, tx }
}

function rethrow(error: unknown): never {
  throw (error as { code?: unknown }).code === NEW_VERSION
    ? new OperationError('common.error.consent_needed')
    : error
}
