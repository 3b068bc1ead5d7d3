import { handleEndpoints } from 'payload'
import { beforeAll } from 'vitest'
import type { Person } from './people.ts'
import type { TestContext } from './testContext.ts'

const ORIGIN = 'http://localhost:3000'

/** What the panel's REST answered. */
export type Rested = {
  status: number
  doc: Record<string, unknown> & { id: string }
  /** What is wrong, by field. */
  fieldErrors: Record<string, string>
}

/** The panel's REST, asked as a member of staff asks it. */
export function useRest(context: { current: TestContext }) {
  let ask: typeof handleEndpoints
  let config: Parameters<typeof handleEndpoints>[0]['config']
  beforeAll(async () => {
    process.env.DATABASE_URL = context.current.databaseUrl
    ask = handleEndpoints
    config = (await import('#payload-config')).default
  }, 60_000)
  const send = async ({ cookie }: Person, method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await ask({
      config,
      request: new Request(`${ORIGIN}/api${path}`, {
        method,
        headers: { origin: ORIGIN, cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      }),
    })
    const read = (await answer.json()) as {
      doc?: Rested['doc']
      errors?: { data?: { errors?: { path: string; message: string }[] }; message: string }[]
    }
    const fieldErrors = (read.errors ?? []).flatMap(({ data, message }) =>
      data?.errors ? data.errors.map((one) => [one.path, one.message]) : [['', message]],
    )
    return {
      status: answer.status,
      doc: read.doc ?? { id: '' },
      fieldErrors: Object.fromEntries(fieldErrors),
    } as Rested
  }
  return {
    send,
    /** Makes a product with the least that is needed. */
    product: (as: Person, more: object = {}) =>
      send(as, 'POST', '/products', {
        title: 'Breathing cards',
        priceCents: 1_250,
        category: 'adults',
        productType: 'physical',
        ageRestriction: 'all',
        ...more,
      }),
    /** Uploads a picture of a product. */
    picture: (as: Person, product: string, bytes: Buffer, name = 'cards.png', type = 'image/png') => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ product }))
      form.set('file', new File([new Uint8Array(bytes)], name, { type }))
      return send(as, 'POST', '/product-images', form)
    },
  }
}
