import { describe, expect, it } from 'vitest'
import { comesFromOurPages } from '#server/http/sameSite.ts'

const OURS = 'https://evenkeel.example'
const asked = (method: string, headers: Record<string, string>) =>
  comesFromOurPages({ method, header: (name) => headers[name] }, [OURS])
const cookie = '__Host-ek_session=x'

describe('a request that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['from our own page', { origin: OURS, cookie, 'sec-fetch-site': 'same-origin' }],
    ['from our own page in an older browser', { 'sec-fetch-site': 'same-origin', cookie }],
    ['from a program without cookies', {}],
  ])('%s is let in', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(asked(method, headers)).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ['from another site', { origin: 'https://evil.example', cookie }],
    ['from another site without a cookie', { origin: 'https://evil.example' }],
    ['from a sandboxed frame or a data: page', { origin: 'null', cookie }],
    ['from a sibling subdomain', { origin: 'https://blog.evenkeel.example', cookie }],
    ['from a subdomain that begins like ours', { origin: `${OURS}.evil.example`, cookie }],
    ['from our host on another port', { origin: `${OURS}:8443`, cookie }],
    ['from our host without TLS', { origin: 'http://evenkeel.example', cookie }],
    ['with a trailing slash no browser sends', { origin: `${OURS}/`, cookie }],
    ['with an empty origin', { origin: '', cookie }],
    ['from another site that hides its origin', { 'sec-fetch-site': 'cross-site', cookie }],
    ['from a sibling that hides its origin', { 'sec-fetch-site': 'same-site', cookie }],
    ['with a cookie and nothing about where it comes from', { cookie }],
  ])('%s is rejected', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])
      expect(asked(method, headers)).toBe(false)
  })
})

it('reading needs no origin', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(asked(method, { origin: 'https://evil.example', cookie })).toBe(true)
})
