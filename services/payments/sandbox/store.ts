import { randomBytes } from 'node:crypto'
import type { Clock } from '../../clock/clock.ts'
import type { Sql } from '../../database/db.ts'
import { missing } from './apiError.ts'
import { prefixes, type Kind, type Shapes } from './shapes.ts'

/** One request at a time: the sandbox is one machine's, and simple beats fast. */
const LOCK = "select pg_advisory_xact_lock(hashtext('payments-sandbox'))"

const PUT = `
insert into sandbox_objects (id, kind, customer, data) values ($1, $2, $3, $4)
on conflict (id) do update set customer = excluded.customer, data = excluded.data`

type Own<K extends Kind> = Omit<Shapes[K], 'id' | 'object' | 'created' | 'livemode' | 'metadata'> & {
  id?: string
  metadata?: Record<string, string>
}
type Filter = {
  customer?: string
  intent?: string
  subscription?: string
  since?: number
  types?: readonly string[]
}

/** The sandbox's objects, in one transaction. */
export class Store {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The sandbox's present time in seconds. */
  now(): number {
    return Math.floor(this.clock.now().getTime() / 1000)
  }

  /** Holds off every other request until the transaction ends. */
  async lock(): Promise<void> {
    await this.sql.query(LOCK)
  }

  /** Makes an object. */
  async make<K extends Kind>(kind: K, fields: Own<K>): Promise<Shapes[K]> {
    const made = {
      id: newObjectId(prefixes[kind]),
      object: kind,
      created: this.now(),
      livemode: false,
      metadata: {},
      ...fields,
    } as unknown as Shapes[K]
    await this.put(made)
    return made
  }

  /** Stores an object as it is now. */
  async put<K extends Kind>(object: Shapes[K]): Promise<void> {
    const customer = 'customer' in object ? object.customer : null
    await this.sql.query(PUT, [object.id, object.object, customer, JSON.stringify(object)])
  }

  /** An object, or undefined. */
  async find<K extends Kind>(kind: K, id: string): Promise<Shapes[K] | undefined> {
    const [row] = await this.sql.query<{ data: Shapes[K] }>(
      'select data from sandbox_objects where id = $1 and kind = $2',
      [id, kind],
    )
    return row?.data
  }

  /** An object. @throws ApiError 404 */
  async get<K extends Kind>(kind: K, id: string): Promise<Shapes[K]> {
    const found = await this.find(kind, id)
    if (!found) throw missing(kind, id)
    return found
  }

  /** The objects of a kind, the newest first. */
  async all<K extends Kind>(kind: K, filter: Filter = {}): Promise<Shapes[K][]> {
    const { customer, intent, subscription, since, types } = filter
    const rows = await this.sql.query<{ data: Shapes[K] }>(
      `select data from sandbox_objects where kind = $1 and ($2::text is null or customer = $2)
         and ($3::bigint is null or (data->>'created')::bigint >= $3) and ($4::text[] is null or data->>'type' = any($4))
         and ($5::text is null or data->>'payment_intent' = $5)
         and ($6::text is null or data->'parent'->'subscription_details'->>'subscription' = $6)
       order by position desc`,
      [kind, customer ?? null, since ?? null, types ?? null, intent ?? null, subscription ?? null],
    )
    return rows.map(({ data }) => data)
  }

  /** Removes what was kept of an object beside itself: answers and events with addresses in them. */
  async forget(id: string): Promise<void> {
    await this.sql.query("delete from sandbox_requests where answer->>'id' = $1", [id])
    await this.sql.query(
      "delete from sandbox_objects where kind = 'event' and data->'data'->'object'->>'id' = $1",
      [id],
    )
  }

  /** Notes that something happened, and that the product is to be notified. */
  async emit(type: string, object: Shapes[Exclude<Kind, 'event'>]): Promise<void> {
    const event = await this.make('event', {
      type,
      api_version: '2026-10-28.endive',
      data: { object: shown(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    })
    await this.sql.query('insert into sandbox_deliveries (event_id) values ($1)', [event.id])
  }
}

/** An id in the provider's form. */
export const newObjectId = (prefix: string): string =>
  `${prefix}_${randomBytes(24).toString('base64url').replace(/[-_]/g, '0').slice(0, 24)}`

/** An object without what only the sandbox knows of it: names that begin with `_`. */
export function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, inner]) => [name, shown(inner)]),
  )
}
