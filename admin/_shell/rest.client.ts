/** After this long without an answer a call counts as failed, in milliseconds. */
const TIMEOUT_MS = 20_000

/** An answer with an error. */
export class RestError extends Error {
  override readonly name = 'RestError'

  constructor(
    readonly status: number,
    /** The server's message, in the caller's language; null without one of use. */
    readonly serverMessage: string | null,
    /** What is wrong, by field, in the caller's language. */
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(`${status}`)
  }
}

/** A page of documents, and how many there are. */
export type Found<T> = { docs: T[]; totalDocs: number }
type Query = Readonly<Record<string, string | number | undefined>>

const issuesIn = (body: unknown): Pick<RestError, 'serverMessage' | 'fields'> => {
  const { errors, error } = (body ?? {}) as {
    errors?: { message?: string; data?: { errors?: { path?: string; message?: string }[] } }[]
    error?: { message?: string }
  }
  const parts = errors?.flatMap(({ data }) => data?.errors ?? []) ?? []
  return {
    serverMessage: parts[0]?.message ?? errors?.[0]?.message ?? error?.message ?? null,
    fields: Object.fromEntries(parts.map(({ path, message }) => [path ?? '', message ?? ''])),
  }
}

async function ask(
  method: string,
  path: string,
  { query = {}, body, timeout = TIMEOUT_MS }: { query?: Query; body?: BodyInit; timeout?: number } = {},
): Promise<unknown> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const search = new URLSearchParams(given).toString()
  const response = await fetch(`/api/${path}${search ? `?${search}` : ''}`, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { body }),
  })
  const read: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const { serverMessage, fields } = issuesIn(read)
    throw new RestError(response.status, serverMessage, fields)
  }
  return read
}

/** The panel's REST, for collections that have no contracts of their own. Each call throws a RestError. */
export const rest = {
  find: async <T>(collection: string, query: Query): Promise<Found<T>> =>
    (await ask('GET', collection, { query })) as Found<T>,
  one: async <T>(collection: string, id: string, query: Query = {}): Promise<T> =>
    (await ask('GET', `${collection}/${id}`, { query })) as T,
  create: async <T>(collection: string, data: object, query: Query = {}): Promise<T> =>
    ((await ask('POST', collection, { query, body: JSON.stringify(data) })) as { doc: T }).doc,
  update: async <T>(collection: string, id: string, data: object, query: Query = {}): Promise<T> =>
    ((await ask('PATCH', `${collection}/${id}`, { query, body: JSON.stringify(data) })) as { doc: T }).doc,
  remove: async (collection: string, id: string): Promise<void> =>
    void (await ask('DELETE', `${collection}/${id}`)),
  /** Uploads a file with the fields of its document. */
  async upload<T>(collection: string, file: File, data: object): Promise<T> {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    body.set('file', file)
    return ((await ask('POST', collection, { body, timeout: 60_000 })) as { doc: T }).doc
  },
  /** Sends a file as it is, which may take minutes. */
  send: async (path: string, query: Query, file: File): Promise<void> =>
    void (await ask('POST', path, { query, body: file, timeout: 900_000 })),
}
