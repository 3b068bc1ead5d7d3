import { seedFlags } from '#seed/factories/flags.ts'
import { roomIdOf, seedRooms } from '#seed/factories/rooms.ts'
import { roomSlugs, type RoomSlug } from '#domain/chat/rooms.ts'
import pg from 'pg'
import type { BenchPerson, Data } from '../../kit/data.ts'

/** The room that is long, and the one whose readers are counted; posts under load go to the others. */
const [LONG, CROWDED] = ['loneliness', 'sleep-rest'] as const satisfies readonly RoomSlug[]
/** Ids of these rooms, of adults. */
export const rooms = {
  long: roomIdOf(LONG, 'adult'),
  crowded: roomIdOf(CROWDED, 'adult'),
  busy: roomSlugs
    .filter((slug) => slug !== LONG && slug !== CROWDED && slug !== 'addiction-recovery')
    .map((slug) => roomIdOf(slug, 'adult')),
} as const

/** What members write here: as long as words in rooms are, and nothing in them to hold. */
export const WORDS = [
  'I walked along the river before work today and it did me good.',
  'Same here. Last night I slept six hours, which is more than all week, so I count it as a small win.',
  'Thank you!',
  'Has one of you tried writing three lines in the evening? My sister says it helps her to put the day away, and I would like to hear how you keep at it when you are tired.',
] as const

/** Makes the rooms, and members of whom adults may enter them. @returns the adults with a session */
export async function prepareRooms({ db, url, many }: Data): Promise<BenchPerson[]> {
  await db.tx(async (sql) => {
    await seedFlags(sql, new Date())
    await seedRooms(sql, new Date())
  })
  await unhurried(url, [
    `update profiles set subscription_status = 'active'`,
    `update users set email_verified_at = now()`,
  ])
  const rows = await db.query<{ id: string }>(
    `select id from profiles where age_group = 'adult' and id = any($1)`,
    [many.map(({ id }) => id)],
  )
  const adults = new Set(rows.map(({ id }) => id))
  return many.filter(({ id }) => adults.has(id))
}

/** Runs statements that take longer than the product allows, then clears away and counts. */
export async function unhurried(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of [...statements, 'vacuum analyze', 'checkpoint']) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The headers of a member on our own page. */
export const asMember = (url: string, { token }: BenchPerson) => ({
  cookie: `ek_session=${token}`,
  origin: url.replace('127.0.0.1', 'localhost'),
  'content-type': 'application/json',
})
