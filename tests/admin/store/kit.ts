import { vi } from 'vitest'

type Asked = { method: string; path: string; query: URLSearchParams; body: unknown }
type Answer = { status?: number; body: unknown }

/** The panel's REST as a page meets it: answers by method and path, and what was asked. */
export function fakeRest() {
  const asked: Asked[] = []
  const answers = new Map<string, (asked: Asked) => Answer | unknown>()
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { method = 'GET', body }: RequestInit = {}) => {
      const { pathname, searchParams: query } = new URL(url, 'http://localhost')
      const path = pathname.replace('/api/', '')
      const one = { method, path, query, body: typeof body === 'string' ? JSON.parse(body) : body }
      asked.push(one)
      const given = answers.get(`${method} ${path}`)?.(one) ?? { docs: [], totalDocs: 0 }
      const { status = 200, body: answer = given } = given as Answer
      return { ok: status < 400, status, json: () => Promise.resolve(answer) }
    }),
  )
  return {
    asked,
    on: (route: string, answer: (asked: Asked) => unknown) => void answers.set(route, answer),
    sent: (method: string, path: string) => asked.filter((one) => one.method === method && one.path === path),
  }
}

/** A refusal of the panel's REST with what is wrong by field. */
export const restError = (fields: Record<string, string>) => ({
  status: 400,
  body: {
    errors: [
      {
        message: 'The following fields are invalid',
        data: { errors: Object.entries(fields).map(([path, message]) => ({ path, message })) },
      },
    ],
  },
})

/** A product as the panel's REST gives it. */
export const product = (own: object = {}) => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  title: 'Breathing cards',
  subtitle: null,
  slug: 'breathing-cards',
  priceCents: 1_250,
  compareAtCents: null,
  category: 'kids',
  productType: 'physical',
  ageRestriction: 'all',
  tags: ['calm'],
  previewUrl: null,
  isActive: false,
  sku: 'CARDS',
  stock: 4,
  weightGrams: null,
  lengthCm: null,
  widthCm: null,
  heightCm: null,
  shippingProfile: null,
  syncState: 'none',
  ...own,
})
