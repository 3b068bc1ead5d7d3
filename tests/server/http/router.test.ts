import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { contract } from '#domain/api/contract.ts'
import { endpoints } from '#endpoints/index.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { buildRouter } from '#server/http/router.ts'

const open = { auth: 'anonymous', limit: 'read', output: z.object({}) } as const
const answer = () => Promise.resolve({})
const list = serve(contract({ ...open, method: 'get', path: '/things' }), answer)
const make = serve(contract({ ...open, method: 'post', path: '/things' }), answer)
const latest = serve(contract({ ...open, method: 'get', path: '/things/latest' }), answer)
const one = serve(
  contract({ ...open, method: 'get', path: '/things/:id', params: z.object({ id: z.string() }) }),
  answer,
)
const part = serve(
  contract({
    ...open,
    method: 'delete',
    path: '/things/:id/parts/:part',
    params: z.object({ id: z.string(), part: z.string() }),
  }),
  answer,
)
const route = buildRouter([one, list, make, latest, part])
const found = (method: string, path: string): Served | string | null => {
  const match = route(method, path)
  return match !== null && typeof match === 'object' ? match.served : match
}

describe('the router', () => {
  it.each([
    ['GET', '/things', list],
    ['POST', '/things', make],
    ['GET', '/things/latest', latest],
    ['GET', '/things/7', one],
    ['DELETE', '/things/7/parts/8', part],
    ['PUT', '/things', 'wrong-method'],
    ['POST', '/things/7', 'wrong-method'],
    ['GET', '/things/', null],
    ['GET', '/things/7/', null],
    ['GET', '/things/7/parts', null],
    ['GET', '/THINGS', null],
    ['GET', '//things', null],
    ['GET', '', null],
  ])('%s %s', (method, path, expected) => {
    expect(found(method, path)).toBe(expected)
  })

  it('gives the parts of the path, decoded, and leaves badly encoded ones as they are', () => {
    expect(route('DELETE', '/things/a%20b/parts/%2F')).toMatchObject({ params: { id: 'a b', part: '/' } })
    expect(route('GET', '/things/%E0%A4%A')).toMatchObject({ params: { id: '%E0%A4%A' } })
  })

  it('rejects two contracts of one method and path', () => {
    expect(() => buildRouter([list, list])).toThrow('served twice: get /things')
    const twin = serve(
      contract({ ...open, method: 'get', path: '/things/:name', params: z.object({ name: z.string() }) }),
      answer,
    )
    expect(() => buildRouter([one, twin])).toThrow('served twice: get /things/:name')
  })

  it('finds each of our contracts, and no other in its place', () => {
    const ours = buildRouter(endpoints)
    for (const served of endpoints) {
      const path = served.contract.path.replace(/:\w+/g, 'x')
      expect(ours(served.contract.method.toUpperCase(), path)).toMatchObject({ served })
    }
  })
})
