import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDisplayPages } from '#server/http/displayPages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-pages-'))
let server: Server
beforeAll(async () => {
  writeFileSync(
    path.join(folder, 'crisis.html'),
    '<!doctype html><html lang="en" dir="ltr"><body>988</body></html>',
  )
  const pages = createDisplayPages(folder)
  server = createServer((asked, answer) => {
    void pages(asked, answer, { file: asked.url!.slice(1), status: 200 }).then(
      (done) => done || answer.writeHead(418).end('as it lies'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

type Got = { status: number; headers: Record<string, unknown>; body: Buffer }
const get = (headers: Record<string, string>, file = '/crisis.html', method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path: file, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })

it('a page without scripts wears what the visitor chose', async () => {
  const { body, headers } = await get({ cookie: 'a=b; ek_comfort=theme:dark,text:150' })
  expect(body.toString()).toContain('<html data-theme="dark" data-text="150" lang="en" dir="ltr">')
  expect(headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' })
})

it('a forged cookie puts nothing into the page', async () => {
  expect((await get({ cookie: 'ek_comfort=theme:"><script>' })).status).toBe(418)
  const { body } = await get({ cookie: 'ek_comfort=evil:x,theme:light,age:"><b>' })
  expect(body.toString()).toContain('<html data-theme="light" lang')
})

it('is left to the files without a choice, or when there is no such page', async () => {
  expect((await get({})).status).toBe(418)
  expect((await get({ cookie: 'ek_comfort=theme:dark' }, '/none.html')).status).toBe(418)
})

it('is packed as the browser likes, remembered by its tag, and without a body when only asked about', async () => {
  const cookie = 'ek_comfort=theme:dark'
  const packed = await get({ cookie, 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.body).toString()).toContain('data-theme="dark"')
  const again = await get({ cookie, 'if-none-match': packed.headers.etag as string })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const other = await get({
    cookie: 'ek_comfort=theme:light',
    'if-none-match': packed.headers.etag as string,
  })
  expect(other.status).toBe(200)
  expect((await get({ cookie }, '/crisis.html', 'HEAD')).body.length).toBe(0)
})
