import { listEntries } from '#operations/journal/listEntries.ts'
import type { Data } from '../../kit/data.ts'
import { median } from '../../kit/figures.ts'
import type { Goal } from '../../kit/report.ts'
import { ENTRIES, writeEntries } from '../journalSearch.ts'
import { unhurried } from './prepare.ts'

const [ROUNDS, SCANS] = [40, 3]
const GOAL = { ratio: 100, at: 1_000_000 }
const INDEX = 'journal_entries_words_idx'
const WORD = 'lighthouse'

/** What bare SQL would do without an index that knows words. */
const SCAN = `select id, title, body from journal_entries
where user_id = $1 and (title ilike $2 or body ilike $2 or transcript ilike $2) order by created_at desc, id desc limit 31`

/** rooms-search: a rare word in 10,000 entries of one person among those of all, to a scan with ILIKE. */
export async function searchAmongAll(data: Data, entries: number): Promise<Goal[]> {
  const writer = data.many.at(-3)!
  await writeEntries(data, writer.id)
  const [index] = await data.db.query<{ text: string }>('select pg_get_indexdef($1::regclass) as text', [
    INDEX,
  ])
  // Built afterwards: row by row it would take half an hour.
  await unhurried(data.url, [
    `drop index ${INDEX}`,
    `insert into journal_entries (id, user_id, title, body, tags, date, created_at, updated_at)
     select gen_random_uuid(), p.id, 'Day ' || n, 'A quiet evening with soup and rain, number ' || n || ', and a letter to my sister.', '[]',
       current_date, now() - make_interval(mins => n), now()
     from generate_series(1, ${entries - ENTRIES}) n join (
       select id, row_number() over () - 1 as k from profiles where id <> '${writer.id}' limit 900) p on p.k = n % 900`,
    `set maintenance_work_mem = '512MB'`,
    index!.text,
  ])
  const times: number[] = []
  for (let round = -5; round < ROUNDS; round += 1) {
    const begun = performance.now()
    const { entries: found } = await listEntries(data.db, writer.id, { search: WORD })
    if (round >= 0) times.push(performance.now() - begun)
    if (found.length === 0) throw new Error('not found')
  }
  const scans: number[] = []
  for (let round = 0; round < SCANS; round += 1) scans.push(await scanned(data, writer.id))
  const [mine, scan] = [median(times), median(scans)]
  return [
    {
      what: `rooms-search, ILIKE scan of ${entries} entries ${scan.toFixed(0)} ms / ours ${mine.toFixed(1)} ms`,
      measured: scan / mine,
      // A scan grows with the table, and so does the goal.
      goal: (GOAL.ratio * entries) / GOAL.at,
      isAtLeast: true,
      unit: 'x',
    },
  ]
}

/** Milliseconds of one scan, by one process of PostgreSQL. */
const scanned = ({ db }: Data, userId: string): Promise<number> =>
  db.tx(async (sql) => {
    await sql.query(
      `select set_config(name, value, true) from (values ('enable_indexscan', 'off'), ('enable_bitmapscan', 'off'),
         ('max_parallel_workers_per_gather', '0'), ('statement_timeout', '0')) as settings(name, value)`,
    )
    const begun = performance.now()
    await sql.query(SCAN, [userId, `%${WORD}%`])
    return performance.now() - begun
  })
