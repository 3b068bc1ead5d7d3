import type { Data } from '../kit/data.ts'
import type { Goal } from '../kit/report.ts'
import type { Server } from '../kit/server.ts'
import { vacuum } from '../kit/data.ts'

/** Entries of the one member who searches. */
export const ENTRIES = 10_000
const ROUNDS = 60
/** Entries written by one statement: one may not take long. */
const AT_ONCE = 500
/** The longest the slowest twentieth may take, in milliseconds. Source: docs/benchmarks.md. */
const P95_MAX_MS = 200

const WORDS = [
  'harbour',
  'sister',
  'garden',
  'soup',
  'exam',
  'rain',
  'doctor',
  'quiet',
  'bicycle',
  'letter',
  'moon',
  'bread',
]
const TAGS = ['sleep', 'work', 'family', 'walk', 'worry', 'school', 'music', 'rest']

/** What is looked for: a frequent word, a rare one, none, two letters, a tag, a tag with a word. */
const SEARCHES: readonly (readonly [string, string])[] = [
  ['a frequent word', 'search=harbour'],
  ['a rare word', 'search=lighthouse'],
  ['words of no entry', 'search=zeppelin%20tour'],
  ['two letters', 'search=qu'],
  ['a tag', 'tags=sleep'],
  ['a tag and a word', 'tags=sleep&search=rain'],
]

/** B11: one member with 10,000 entries searches the journal; the page of 30 entries, session and limit included. */
export async function journalSearch(data: Data, server: Server): Promise<Goal[]> {
  const writer = data.many.at(-3)!
  await writeEntries(data, writer.id)
  server.resume()
  const goals: Goal[] = []
  for (const [what, query] of SEARCHES) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now()
      const answer = await fetch(`${server.url}/api/journal/entries?${query}`, {
        headers: { cookie: `ek_session=${writer.token}` },
      })
      await answer.text()
      times.push(performance.now() - begun)
      if (!answer.ok) throw new Error(`the search answered ${answer.status}`)
    }
    times.sort((one, other) => one - other)
    goals.push({
      what: `B11 search of 10,000 entries, ${what}, p95`,
      measured: times[Math.ceil(ROUNDS * 0.95) - 1]!,
      goal: P95_MAX_MS,
      isAtLeast: false,
      unit: ' ms',
    })
  }
  server.pause()
  return goals
}

/** Gives a member 10,000 entries. */
export async function writeEntries(data: Data, writerId: string): Promise<void> {
  for (let first = 1; first <= ENTRIES; first += AT_ONCE) await write(data, writerId, first)
  await vacuum(data.url)
}

/** Writes some entries: words that repeat as words do, one in 500 with a rare one, a tag each. */
const write = (data: Data, writerId: string, first: number) =>
  data.db.query(
    `insert into journal_entries (id, user_id, title, body, tags, date, created_at, updated_at)
     select gen_random_uuid(), $1, 'Day ' || n,
       (select string_agg(($2::text[])[1 + (n * 7 + k * k * 13 + (n * k) % 11) % array_length($2::text[], 1)], ' ')
        from generate_series(1, 120) as k) || case when n % 500 = 0 then ' lighthouse' else '' end,
       jsonb_build_array(($3::text[])[1 + n % array_length($3::text[], 1)]), current_date,
       now() - make_interval(hours => n), now()
     from generate_series($4::int, $4::int + $5::int - 1) as n`,
    [writerId, WORDS, TAGS, first, AT_ONCE],
  )
