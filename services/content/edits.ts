import pg from 'pg'

/**
 * The channel of the database on which changes by staff are announced. Sent in the transaction of the change, heard
 * after its commit.
 */
export const EDITS = 'evenkeel_edits'
/** Milliseconds before a lost connection is made again. */
const AGAIN_MS = 1_000

/** A connection that hears of changes. */
export type EditListener = { isListening(): boolean; close(): Promise<void> }

/**
 * Listens for changes by staff on a connection of its own, and connects again when that is lost. Calls `onEdit` for
 * each change and after each connect, because changes may have been missed; calls `onLost` once for each time it cannot
 * hear.
 */
export function listenForEdits({
  url,
  name,
  onEdit,
  onLost,
}: {
  url: string
  name: string
  onEdit: () => void
  onLost: (error: Error | undefined) => void
}): EditListener {
  let client: pg.Client | undefined
  let isListening = false
  let isReported = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  function lost(from: pg.Client, error?: Error): void {
    // A failing connection says so several times.
    if (client !== from) return
    client = undefined
    isListening = false
    from.end().catch(() => undefined)
    if (isClosed) return
    if (!isReported) onLost(error)
    isReported = true
    timer = setTimeout(connect, AGAIN_MS).unref()
  }

  function connect(): void {
    const opened = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    client = opened
    opened.on('error', (error) => lost(opened, error))
    opened.on('end', () => lost(opened))
    opened.on('notification', onEdit)
    opened
      .connect()
      .then(() => opened.query(`listen ${EDITS}`))
      .then(() => {
        isListening = client === opened
        isReported = false
        onEdit()
      })
      .catch((error: Error) => lost(opened, error))
  }

  connect()
  return {
    isListening: () => isListening,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
