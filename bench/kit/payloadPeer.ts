import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { vacuum, type Data, type BenchPerson } from './data.ts'
import { run } from './peers.ts'
import { startServer, type Server } from './server.ts'
import { versionOf } from './versions.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const APP = 'bench/peers/payload'
const BUILT = path.join(ROOT, 'dist/bench-payload')
const NOTE = path.join(BUILT, 'built-from.txt')
const SECRET = 'secret of the benchmark, known to everybody'

/** Payload's REST in Next, or why it is not part of the run. */
export type PayloadPeer = { server: Server; tokenOf: (person: BenchPerson) => string } | { skipped: string }

/**
 * Starts Payload's REST as its template generates it, on a database of its own with the same rows. Building it takes a
 * minute or two: a quick run uses it only when it was built before.
 */
export async function startPayload(
  data: Data,
  { quick, log, rows = 'checkIns' }: { quick: boolean; log: (line: string) => void; rows?: Rows },
): Promise<PayloadPeer> {
  if (!isBuilt()) {
    if (quick)
      return {
        skipped:
          'not built yet: building takes over a minute; a full run builds it once and later quick runs use it',
      }
    log('Building the Payload peer')
    const begun = performance.now()
    await run(['node_modules/next/dist/bin/next', 'build', APP], {
      ...settings('postgres://nobody@127.0.0.1/none'),
      NEXT_TELEMETRY_DISABLED: '1',
    })
    writeFileSync(NOTE, `${sources()}\nbuilt in ${Math.round((performance.now() - begun) / 1000)} s\n`)
  }
  log('Filling the Payload peer')
  const url = await data.otherDatabase(databases[rows])
  await run([`${APP}/schema.mjs`], { ...settings(url), PEER_PUSH: 'true', NODE_ENV: 'development' })
  const tokens = await signTokens(await copyRows(data, url, { ...people, ...copied[rows] }))
  const server = await startServer({
    name: 'payload',
    args: ['node_modules/next/dist/bin/next', 'start', APP, '-H', '127.0.0.1', '-p', '{port}'],
    env: () => ({ ...settings(url), NEXT_TELEMETRY_DISABLED: '1' }),
    firstPath: '/api/moods?limit=1',
    firstStatus: 403,
  })
  return { server, tokenOf: ({ id }) => tokens.get(id)! }
}

const settings = (url: string) => ({
  DATABASE_URL: url,
  PAYLOAD_SECRET: SECRET,
  // The Stripe plugin beside it, which this peer does not use, exists in another version only.
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
})

function isBuilt(): boolean {
  return existsSync(NOTE) && readFileSync(NOTE, 'utf8').startsWith(sources())
}

/** What the build depends on. */
function sources(): string {
  const files = ['collections.js', 'payload.config.js', 'next.config.mjs', 'app/api/[...slug]/route.js']
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(path.join(ROOT, APP, file)))
  return `payload ${versionOf('payload')}, next ${versionOf('next')}, ${hash.digest('hex').slice(0, 16)}`
}

/** Columns of a table of the peer, and what they are of ours; of the same name when not said. */
type Copied = Readonly<Record<string, { columns: string; from?: string }>>
const people: Copied = { users: { columns: 'id, email, created_at, updated_at' } }
const checkIns: Copied = {
  moods: { columns: 'id, user_id, mood, intensity, day, created_at, updated_at' },
  reflections: {
    columns: 'id, mood_id, user_id, content, is_private, shared_with_parent, created_at, updated_at',
  },
}
const messages: Copied = {
  messages: {
    columns: 'id, room, author, message, sequence, created_at, updated_at',
    from: 'select id, room_id, user_id, message, sequence, created_at, updated_at from chat_messages',
  },
}
const products: Copied = {
  products: {
    columns:
      'id, title, subtitle, category, product_type, age_restriction, price_cents, is_active, stock, published_at, created_at, updated_at',
    from: `select p.id, l.title, l.subtitle, p.category, p.product_type, p.age_restriction, p.price_cents, p.is_active, p.stock,
      p.published_at, p.created_at, p.updated_at from products p join products_locales l on l._parent_id = p.id and l._locale = 'en'`,
  },
  product_pictures: {
    columns: 'id, product_id, sort_order, alt, width, height, created_at, updated_at',
    from: `select i.id, i.product_id, i.sort_order, l.alt, i.width, i.height, i.created_at, i.updated_at
      from product_images i join product_images_locales l on l._parent_id = i.id and l._locale = 'en'`,
  },
}
/** What a peer is filled with, beside its people. */
type Rows = 'checkIns' | 'messages' | 'products'
const copied: Readonly<Record<Rows, Copied>> = { checkIns, messages, products }
const databases: Readonly<Record<Rows, string>> = {
  checkIns: 'payload_peer',
  messages: 'payload_rooms',
  products: 'payload_store',
}

/** The same rows, through files of the server itself; and a Payload session for each person who has one of ours. */
async function copyRows(data: Data, url: string, tables: Copied): Promise<Map<string, string>> {
  const sessions = new Map(data.many.map(({ id }) => [id, randomUUID()]))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    for (const [table, { columns, from = `select ${columns} from ${table}` }] of Object.entries(tables)) {
      const file = pg.escapeLiteral(`${rows[0]!.folder}/peer-${table}.csv`)
      await data.db.tx(async (sql) => {
        await sql.query('set local statement_timeout = 0')
        await sql.query(`copy (${from}) to ${file} (format csv)`)
      })
      await client.query(`copy ${table} (${columns}) from ${file} (format csv)`)
    }
    await client.query(
      `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
       select 1, user_id, id, now(), now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as t(user_id, id)`,
      [[...sessions.keys()], [...sessions.values()]],
    )
  } finally {
    await client.end()
  }
  await vacuum(url)
  return sessions
}

/** Tokens as Payload signs them at sign-in; signing in ten thousand people would take half an hour of hashing. */
async function signTokens(sessions: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  // Loaded here, because it takes a second that a run without this peer need not wait.
  const { jwtSign } = await import('payload')
  const secret = createHash('sha256').update(SECRET).digest('hex').slice(0, 32)
  const tokens = new Map<string, string>()
  for (const [id, sid] of sessions) {
    const fieldsToSign = { id, collection: 'users', sid }
    tokens.set(id, (await jwtSign({ fieldsToSign, secret, tokenExpiration: 86_400 })).token)
  }
  return tokens
}
