import pg from 'pg'

// A number in PostgreSQL can exceed a double; ours are small counts, so plain numbers are safe and easier to use.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)

/** Runs statements, alone or inside a transaction. */
export type Sql = {
  /** Runs one statement and gives its rows. With a `name` it is prepared once per connection. */
  query<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[], name?: string): Promise<R[]>
}

/** The database: single statements on any connection, and transactions. */
export type Db = Sql & {
  /**
   * Runs `work` in one transaction; it commits when the promise resolves and rolls back when it rejects. `commit` is
   * what ends it, when a check goes along in the same round trip.
   */
  tx<T>(work: (sql: Sql) => Promise<T>, commit?: string): Promise<T>
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Options of `openDb`. */
export type DbOptions = { url: string; max: number; name: string; onError: (error: Error) => void }

/** What `pg` says when a connection is open and nothing answers on it. */
const NO_ANSWER = 'Query read timeout'

/**
 * Opens a pool. Waiting for a connection ends after 2 s, a statement after 10 s, a lock after 5 s, and a server that
 * does not even say so after 11 s: a sick database turns into errors instead of hangs. A transaction in which nothing
 * happens for 20 s is ended by the server, so that a process that froze does not keep its locks from the others; the
 * longest we pause in one is the line for hashing a password, 10 s at most.
 */
export function openDb({ url, max, name, onError }: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 20_000,
    query_timeout: 11_000,
    keepAlive: true,
  })
  // Without a listener a dying server would end this process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const run =
    (client: pg.Pool | pg.PoolClient): Sql['query'] =>
    async <R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = [], statement?: string) =>
      (await client.query<R>({ text, values: values as unknown[], ...(statement && { name: statement }) }))
        .rows

  return {
    pool,
    query: run(pool),
    async tx(work, commit = 'commit') {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work({ query: run(client) })
        await client.query(commit)
        return result
      } catch (error) {
        // A connection without answers would keep the rollback waiting too; closing it rolls back as well.
        if ((error as Error).message === NO_ANSWER) broken = error as Error
        else await client.query('rollback').catch((failure: Error) => (broken = failure))
        throw error
      } finally {
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}
