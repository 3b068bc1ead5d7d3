import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { LandingTemplate } from '#domain/content/landing.ts'
import { slot } from '#domain/content/template.ts'
import { seedPlans } from '#seed/factories/plans.ts'
import { seedLanding } from '#seed/factories/landing.ts'
import { createLandingPages } from '#server/http/landingPages.ts'
import type { Services } from '#services'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-landing-'))
const none = { frame: slot('rows'), rows: [''] }
const template = (words: string): LandingTemplate => ({
  page: `<!doctype html><p>${words}</p>${slot('statistics')}${slot('testimonials')}${slot('sections')}${slot('appStore')}${slot('playStore')}${slot('individual')}`,
  parts: {
    statistics: { frame: `<ul>${slot('rows')}</ul>`, rows: [`<li>${slot('value')} ${slot('label')}</li>`] },
    testimonials: { frame: slot('rows'), rows: [`<q>${slot('quote')}</q>`] },
    sections: none,
    appStore: none,
    playStore: none,
    individual: { frame: slot('rows'), rows: [`<b>${slot('name')} ${slot('price')}</b>`] },
    family: none,
  },
})
beforeAll(async () => {
  // Visitors wait for it only a moment.
  await context.current.content.payload()
  mkdirSync(path.join(folder, '.landing'))
  writeFileSync(path.join(folder, '.landing/en.json'), JSON.stringify(template('Hello')))
  writeFileSync(path.join(folder, '.landing/ar.json'), JSON.stringify(template('مرحبا')))
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  await context.current.db.query('delete from landing_page')
  await context.current.db.tx((sql) => seedLanding(sql, new Date('2026-03-12T14:00:00Z')))
})

type Got = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }
/** A process of its own, with its own memory. Gives a function that asks it for the page. */
async function started(services: Pick<Services, 'content' | 'log'> = context.current) {
  const pages = createLandingPages(services, folder)
  const server = http.createServer((request, response) => {
    void pages(request, response, request.url === '/ar' ? 'ar' : request.url === '/fr' ? 'fr' : 'en').then(
      (answered) => answered || response.writeHead(501).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = (headers: http.OutgoingHttpHeaders = {}, at = '/', method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      http
        .request({ port, path: at, method, headers }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
          )
        })
        .on('error', reject)
        .end()
    })
  return { get, close: () => server.close() }
}

it('shows what editors wrote, in the reader’s language', async () => {
  const { get, close } = await started()
  const english = (await get()).body.toString()
  expect(english).toContain('<li>10,000+ users</li><li>50,000+ check-ins</li>')
  expect(english).toContain('<q>The letters are big and nobody rushes me.</q>')
  expect((await get({}, '/ar')).body.toString()).toContain('<li>4.8 متوسط التقييم من 5</li>')
  close()
})

it('comes compressed as asked, with a tag that answers 304', async () => {
  const { get, close } = await started()
  const plain = await get()
  const br = await get({ 'accept-encoding': 'gzip, br' })
  const gzipped = await get({ 'accept-encoding': 'gzip' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gzipped.body)).toEqual(plain.body)
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
  })
  const again = await get({ 'if-none-match': plain.headers.etag! })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await get({}, '/', 'HEAD')
  expect([head.status, head.body.length, Number(head.headers['content-length'])]).toEqual([
    200,
    0,
    plain.body.length,
  ])
  close()
})

it('follows a change in every process once two seconds are over, and asks for content no oftener', async () => {
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(10_000)
  const kept = vi.spyOn(context.current.content, 'kept')
  const [one, two] = [await started(), await started()]
  const before = await one.get()
  await two.get()
  await one.get()
  expect(kept).toHaveBeenCalledTimes(2)
  await context.current.db.query(
    `update landing_page_statistics set value = '11,000+' where value = '10,000+'`,
  )
  expect((await one.get()).body.toString()).toContain('10,000+')
  now.mockReturnValue(12_100)
  for (const { get, close } of [one, two]) {
    const after = await get({ 'if-none-match': before.headers.etag! })
    expect(after.status).toBe(200)
    expect(after.body.toString()).toContain('11,000+')
    close()
  }
})

it('hides the sections of a world without content', async () => {
  await context.current.db.query('delete from landing_page')
  const { get, close } = await started()
  expect((await get()).body.toString()).toBe('<!doctype html><p>Hello</p>')
  close()
})

it('shows what a plan costs now, in each language, and none that is not offered', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const { db } = context.current
  const { get, close } = await started()
  // Before it has asked: what every installation begins with.
  await db.tx((sql) => seedPlans(sql, new Date('2026-03-12T14:00:00Z')))
  await get()
  await db.query(`update plans set price_cents = 649 where key = 'individual'`)
  now.mockReturnValue(20_000)
  expect((await get()).body.toString()).toContain('<b>Individual $6.49</b>')
  expect((await get({}, '/ar')).body.toString()).toContain('<b>فردي ')
  await db.query(`update plans set is_active = false where key = 'individual'`)
  now.mockReturnValue(30_000)
  expect((await get()).body.toString()).not.toContain('<b>')
  await db.query('delete from plans')
  close()
})

it('stays up, with what it had, while the database is away', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const kept = vi.fn(context.current.content.kept)
  const { get, close } = await started({
    log: context.current.log,
    content: { ...context.current.content, kept: kept as never },
  })
  const before = await get()
  kept.mockRejectedValue(new Error('away'))
  now.mockReturnValue(20_000)
  expect((await get()).body).toEqual(before.body)
  now.mockReturnValue(30_000)
  kept.mockReturnValue(new Promise(() => undefined))
  expect((await get()).body).toEqual(before.body)
  close()
})

it('leaves a language that was not built to the next handler', async () => {
  const { get, close } = await started()
  expect((await get({}, '/fr')).status).toBe(501)
  close()
})
