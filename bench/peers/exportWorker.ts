import { mkdtempSync, rmSync } from 'node:fs'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportEntries } from '#operations/account/exports/exportEntries.ts'
import { zipStream } from '#lib/zip/zipStream.ts'
import { openDb, type Db } from '#services/database/db.ts'
import { readEnv } from '#services/env.ts'
import { storeFor } from '#services/storage/store.ts'

/** What one process measured, in milliseconds and megabytes. */
export type ExportFigures = { bareMs: number[]; exportMs: number[]; grownMb: number }

const ROUNDS = 7
const BATCH = 500
const MB = 1024 * 1024

// A process of its own, as a worker is: `<database url> <member>`; it writes its figures as JSON.
const [url, userId] = process.argv.slice(2)
if (url && userId) process.stdout.write(JSON.stringify(await measure(url, userId)))

/** Measures a copy of a member's data and the bare stream of the same rows in turn. */
async function measure(databaseUrl: string, member: string): Promise<ExportFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-export-'))
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: folder })
  const db = openDb({ url: databaseUrl, max: 4, name: 'bench', onError: () => undefined })
  const files = storeFor(env)
  const now = new Date()
  const make = async () => {
    const entries = await exportEntries(
      { db, files },
      {
        scope: { kind: 'own', userId: member },
        locale: 'en',
        timeZone: 'Europe/Berlin',
        name: 'Maren',
        child: null,
        now,
        onProgress: () => Promise.resolve(),
      },
    )
    await files.writeStream(
      { collection: 'data-exports', name: 'copy.zip' },
      zipStream(entries, now),
      'application/zip',
    )
  }
  try {
    await bare(db, member, folder)
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
    await make()
    clearInterval(watch)
    const figures: ExportFigures = { bareMs: [], exportMs: [], grownMb: (most - before) / MB }
    for (let round = 0; round < ROUNDS; round += 1) {
      figures.bareMs.push(await timeOf(() => bare(db, member, folder)))
      figures.exportMs.push(await timeOf(make))
    }
    return figures
  } finally {
    await db.close()
    rmSync(folder, { recursive: true })
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The rows as they come, as lines of JSON in a file: what a copy cannot be faster than. */
async function bare(db: Db, member: string, folder: string): Promise<void> {
  const lines = async function* () {
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = await db.query<{ id: string }>(
        `select * from journal_entries where user_id = $1 and id > $2 order by id limit ${BATCH}`,
        [member, after],
        'bench-bare',
      )
      yield rows.map((row) => JSON.stringify(row)).join('\n')
      if (rows.length < BATCH) return
      after = rows.at(-1)!.id
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, 'rows.json')))
}
