import type { Actor } from '#domain/access/actor.ts'
import { claimNext } from '#operations/moderation/desk/claimItem.ts'
import { queuePage } from '#operations/moderation/desk/queuePage.ts'
import { systemClock } from '#services/clock/clock.ts'
import { openDb, type Db } from '#services/database/db.ts'
import type { Data } from '../../kit/data.ts'
import { median, spreadOf } from '../../kit/figures.ts'
import type { Goal } from '../../kit/report.ts'
import { unhurried } from './prepare.ts'

const MODERATORS = 8
/** Windows of each, in turn; milliseconds of one. */
const [WINDOWS, WINDOW_MS] = [9, 2_000]
const FEW = 10_000
const GOALS = { toFew: 1.3, toBare: 0.5 }
const SMALL = 'bench_small'

const items = (table: string, count: number) => `
insert into ${table} (id, source, subject_kind, subject_id, user_id, category, severity, rank, age_group, due_at, created_at, updated_at)
select gen_random_uuid(), 'report', 'message', gen_random_uuid()::text, m.id, 'bullying',
  (array['urgent', 'high', 'medium', 'low'])[1 + n % 4], n % 4, 'adult', now() + make_interval(secs => n::bigint * 7919 % 86400), now(), now()
from generate_series(1, ${count}) n join (
  select id, row_number() over () - 1 as k from profiles limit 1000) m on m.k = n % 1000`

/** Fills the queue, and one beside it with few items, that is its equal. */
const fillQueues = ({ url }: Data, many: number): Promise<void> =>
  unhurried(url, [
    items('moderation_items', many),
    `create schema ${SMALL}`,
    `create table ${SMALL}.moderation_items (like moderation_items including all)`,
    `alter table ${SMALL}.moderation_items add foreign key (claimed_by_id) references users on delete set null`,
    items(`${SMALL}.moderation_items`, FEW),
  ])

/** rooms-queue: eight moderators claim the next item and read page 1, over and over. */
export async function deskQueue(data: Data, many: number): Promise<Goal[]> {
  await fillQueues(data, many)
  const open = (url: string) => openDb({ url, max: MODERATORS, name: 'bench', onError: () => undefined })
  const small = new URL(data.url)
  small.searchParams.set('options', `-c search_path=${SMALL},public`)
  const [whole, few] = [open(data.url), open(small.href)]
  const moderators = data.many.slice(0, MODERATORS).map(({ id }) => id)
  const runs: Record<'many' | 'few' | 'bare', () => Promise<number>> = {
    many: () => within(moderators, (id) => ours(whole, id)),
    few: () => within(moderators, (id) => ours(few, id)),
    bare: () => within(moderators, (id) => bare(whole, id)),
  }
  const names = ['many', 'few', 'bare'] as const
  const perSecond = { many: [] as number[], few: [] as number[], bare: [] as number[] }
  try {
    for (const name of names) await runs[name]()
    for (let window = 0; window < WINDOWS; window += 1)
      for (const name of window % 2 === 0 ? names : names.toReversed())
        perSecond[name].push(await runs[name]())
  } finally {
    await Promise.all([whole.close(), few.close()])
  }
  const against = (pick: (window: number) => number) =>
    spreadOf(perSecond.many.map((_, window) => pick(window)))
  const toFew = against((window) => perSecond.few[window]! / perSecond.many[window]!)
  const toBare = against((window) => perSecond.many[window]! / perSecond.bare[window]!)
  return [
    {
      what: `rooms-queue, claim and page 1, ${many} items (${median(perSecond.many).toFixed(0)}/s), time / ${FEW} items`,
      measured: toFew.median,
      goal: GOALS.toFew,
      isAtLeast: false,
      spread: toFew,
      unit: 'x',
    },
    {
      what: 'rooms-queue, ours / bare skip locked',
      measured: toBare.median,
      goal: GOALS.toBare,
      isAtLeast: true,
      spread: toBare,
      unit: 'x',
    },
  ]
}

/** How often all of them together do it in a second. */
async function within(moderators: readonly string[], work: (id: string) => Promise<void>): Promise<number> {
  let done = 0
  const begun = performance.now()
  await Promise.all(
    moderators.map(async (id) => {
      while (performance.now() - begun < WINDOW_MS) {
        await work(id)
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - begun)
}

async function ours(db: Db, id: string): Promise<void> {
  const actor = { id, roles: ['moderator'] } as unknown as Actor
  const services = { db, clock: systemClock }
  const item = await claimNext(services, actor, true)
  const { items: page } = await queuePage(services, actor, {})
  if (!item || page.length === 0) throw new Error('nothing waits')
}

const BACK = 'update moderation_items set claimed_by_id = null, claimed_until = null where claimed_by_id = $1'
const CLAIM = `
update moderation_items set claimed_by_id = $1, claimed_until = now() + interval '10 minutes' where id = (
  select id from moderation_items where state = 'open' and (claimed_until is null or claimed_until < now())
  order by rank, due_at, id limit 1 for update skip locked) returning *`
const PAGE = `select * from moderation_items where state = 'open' order by rank, due_at, id limit 51`

async function bare(db: Db, id: string): Promise<void> {
  await db.query(BACK, [id], 'bare-back')
  const claimed = await db.query(CLAIM, [id], 'bare-claim')
  const page = await db.query(PAGE, [], 'bare-page')
  if (claimed.length === 0 || page.length === 0) throw new Error('nothing waits')
}
