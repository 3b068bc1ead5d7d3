import { addExport } from '#tests/kit/factories.ts'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeExport } from '#domain/account/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { seedLoad } from '#seed/datasets/load.ts'
import { readZip } from '#tests/kit/readZip.ts'
import { useWorkers } from '#tests/kit/workers.ts'

const ENTRIES = 15_000
const AT_ONCE = 1_000
const workers = useWorkers()
const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-exports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filesThere = (): string[] => {
  try {
    return readdirSync(path.join(folder, 'files/data-exports'))
  } catch {
    return []
  }
}

it('kill -9 in the middle leaves no half zip, and the next worker makes the whole one', async () => {
  const { db, start } = workers
  await seedLoad(db, { people: 1, moods: 1 })
  const [person] = await db.query<{ id: string }>('select id from users limit 1')
  // Words that hardly shrink, so that the work takes a while and bytes arrive early.
  for (let written = 0; written < ENTRIES; written += AT_ONCE)
    await db.query(
      `insert into journal_entries (id, user_id, title, body, tags, date)
       select gen_random_uuid(), $1, 'Entry ' || n, (select string_agg(md5(random()::text || n || k), ' ') from generate_series(1, 20) k),
         '[]', '2026-03-12' from generate_series(1, ${AT_ONCE}) n`,
      [person!.id],
    )
  const exportId = await addExport(db, { user_id: person!.id })
  const stateOf = async () =>
    (
      await db.query<{ state: string; filename: string }>(
        'select state, filename from data_exports where id = $1',
        [exportId],
      )
    )[0]!
  const first = await start({ DATA_DIR: folder })
  await enqueue(db, makeExport, { exportId }, { key: exportId })
  await expect.poll(filesThere, { interval: 5, timeout: 30_000 }).toHaveLength(1)
  await first.kill('SIGKILL')
  expect(filesThere()).toEqual([expect.stringMatching(/\.zip\.half$/)])
  expect((await stateOf()).state).toBe('processing')

  // A worker counts as gone after half a minute, which `jobs/processes.test.ts` waits for.
  await db.query(`update worker_heartbeats set seen_at = seen_at - interval '1 minute'`)
  await db.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`)
  await start({ DATA_DIR: folder })
  await expect.poll(async () => (await stateOf()).state, { interval: 500, timeout: 90_000 }).toBe('ready')
  const { filename } = await stateOf()
  expect(filesThere()).toEqual([filename])
  const zip = await readZip(readFileSync(path.join(folder, 'files/data-exports', filename)))
  const rows = JSON.parse(zip.get('json/journal-entries.json')!.toString('utf8')) as unknown[]
  expect(rows).toHaveLength(ENTRIES)
  expect(await workers.count(`from notifications where type = 'data_export'`)).toBe(1)
}, 180_000)
