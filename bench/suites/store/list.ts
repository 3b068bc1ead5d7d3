import { categories, type Category, type ProductType } from '#domain/store/enums.ts'
import { priceBands, priceBounds, PRODUCTS_PAGE, type PriceBand } from '#domain/store/catalogue.ts'
import { listProducts } from '#operations/store/catalogue/listProducts.ts'
import { anyOf, type BenchPerson, type Data } from '../../kit/data.ts'
import { median } from '../../kit/figures.ts'
import { loadFor, type Asked } from '../../kit/load.ts'
import type { PayloadPeer } from '../../kit/payloadPeer.ts'
import type { Goal } from '../../kit/report.ts'
import type { Runner } from '../../kit/rounds.ts'
import type { Server } from '../../kit/server.ts'
import { topic, TOPICS } from './prepare.ts'

const [SEARCHES, SCANS] = [40, 5]
const GOALS = { p99Ms: 10, search: 50, at: 50_000 }
/** Seconds of half the load. */
const HALF_SECONDS = 8

/** A list as a reader asks for it; null stands for one who is signed out. */
type List = {
  person: BenchPerson | null
  category: Category
  price?: PriceBand
  type?: ProductType
  search?: string
  page: number
}

/** Rank, price, type, words and pages, mixed: each filter on its own and with others. */
function anyList(people: readonly BenchPerson[]): List {
  const [kind, half] = [Math.floor(Math.random() * 5), Math.random() < 0.5]
  return {
    person: Math.random() < 1 / 3 ? null : anyOf(people),
    category: anyOf(categories),
    page: kind === 0 ? 1 + Math.floor(Math.random() * 5) : 1,
    ...(kind === 1 && { price: anyOf(priceBands) }),
    ...(kind === 2 && { type: half ? 'physical' : 'digital' }),
    ...(kind === 3 && { price: anyOf(priceBands), type: half ? 'physical' : 'digital' }),
    ...(kind === 4 && { search: topic(Math.floor(Math.random() * TOPICS)) }),
  }
}

function listAsked({ person, category, ...rest }: List): Asked {
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return {
    method: 'GET',
    path: `/api/store/collections/${category}?${query.toString()}`,
    headers: {
      ...(person && { cookie: `ek_session=${person.token}` }),
      // Readers who are signed out are counted by their address.
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join('.')}`,
    },
  }
}

/** store-list: each time another reader's list. */
export const storeLists = (server: Server, people: readonly BenchPerson[]): Runner => ({
  server,
  workload: { next: () => listAsked(anyList(people)), isRepeatable: true },
})

type Started = Exclude<PayloadPeer, { skipped: string }>

/** The same through Payload's REST: `contains` is its search. */
function payloadAsked({ tokenOf }: Started, { person, category, price, type, search, page }: List): Asked {
  const where: [string, string | number][] = [
    ['category][equals', category],
    ['isActive][equals', 'true'],
    ...(price
      ? ([
          ['priceCents][greater_than_equal', priceBounds[price].from],
          ['priceCents][less_than_equal', priceBounds[price].to],
        ] as const)
      : []),
    ...(type ? ([['productType][equals', type]] as const) : []),
    ...(search ? ([['title][contains', search]] as const) : []),
  ].map(([field, value]) => [`where[${field}]`, value])
  const query = where.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    method: 'GET',
    path: `/api/products?${query}&sort=-publishedAt&limit=${PRODUCTS_PAGE}&page=${page}&depth=1`,
    headers: person ? { authorization: `JWT ${tokenOf(person)}` } : {},
  }
}

/** The same lists through Payload's REST. */
export const payloadLists = (payload: Started, people: readonly BenchPerson[]): Runner => ({
  server: payload.server,
  workload: { next: () => payloadAsked(payload, anyList(people)), isRepeatable: true },
})

/** Asks every server for some lists and compares what is on them. @throws Error when they differ */
export async function requireEqualLists(
  people: readonly BenchPerson[],
  { ours, bare, payload }: { ours: Server; bare: Server; payload: Started | undefined },
): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    const list = anyList(people)
    const mine = await readList(ours, listAsked(list))
    const others = [
      await readList(bare, listAsked(list)),
      ...(payload ? [await readList(payload.server, payloadAsked(payload, list))] : []),
    ]
    if (others.some((other) => other !== mine) || mine.startsWith('0 '))
      throw new Error(`lists differ for ${JSON.stringify(list)}:\n${[mine, ...others].join('\n')}`)
  }
}

type Listed = {
  total?: number
  totalDocs?: number
  products?: { id: string | null }[]
  docs?: { id: string }[]
}

async function readList({ name, url }: Server, { path, headers }: Asked): Promise<string> {
  const answer = await fetch(url + path, { headers })
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  const { total, totalDocs, products, docs } = (await answer.json()) as Listed
  return `${total ?? totalDocs} ${(products ?? docs)!.flatMap(({ id }) => id ?? []).join()}`
}

/** The slowest hundredth of ours at half of what it can do. */
export async function atHalfLoad(
  ours: Server,
  people: readonly BenchPerson[],
  perSecond: number,
): Promise<Goal> {
  const half = Math.max(1, Math.round(perSecond / 2))
  const { p99 } = await loadFor(ours, { ...storeLists(ours, people).workload, perSecond: half }, HALF_SECONDS)
  return {
    what: `store-list, p99 at half load (${half} a second)`,
    measured: p99,
    goal: GOALS.p99Ms,
    isAtLeast: false,
    unit: ' ms',
  }
}

/** What bare SQL would do without words that were stored: a reader's language, and English for what is missing. */
const SCAN = `
select count(*) over () as total, p.id from products p join products_locales l on l._parent_id = p.id and l._locale in ('en', 'es')
where p.category = 'kids' and p.is_active and (l.title ilike $1 or l.subtitle ilike $1) order by p.published_at desc limit 20`

/** A rare word among all, to a scan with ILIKE. */
export async function searchToScan({ db }: Data, products: number): Promise<Goal> {
  const times: number[] = []
  const actor = { ageGroup: 'adult' as const }
  for (let round = -5; round < SEARCHES; round += 1) {
    const begun = performance.now()
    const asked = { locale: 'es', category: categories[0], search: 'lighthouse', page: 1 } as const
    const { total } = await listProducts(db, actor, asked)
    if (round >= 0) times.push(performance.now() - begun)
    if (total === 0) throw new Error('not found')
  }
  const scans: number[] = []
  for (let round = 0; round < SCANS; round += 1) scans.push(await scanned(db))
  const [mine, scan] = [median(times), median(scans)]
  return {
    what: `store-list, ILIKE scan of ${products} products ${scan.toFixed(0)} ms / search ${mine.toFixed(1)} ms`,
    measured: scan / mine,
    // A scan grows with the shelf, and so does the goal.
    goal: (GOALS.search * products) / GOALS.at,
    isAtLeast: true,
    unit: 'x',
  }
}

/** Milliseconds of one scan, by one process of PostgreSQL. */
const scanned = (db: Data['db']): Promise<number> =>
  db.tx(async (sql) => {
    await sql.query(
      `select set_config(name, value, true) from (values ('enable_bitmapscan', 'off'), ('max_parallel_workers_per_gather', '0'),
         ('statement_timeout', '0')) as settings(name, value)`,
    )
    const begun = performance.now()
    await sql.query(SCAN, ['%lighthouse%'])
    return performance.now() - begun
  })
