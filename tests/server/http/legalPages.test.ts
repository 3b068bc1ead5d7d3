import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { slot } from '#domain/content/template.ts'
import { legalPaths } from '#domain/legal/documents.ts'
import type { LegalTemplate } from '#domain/legal/page.ts'
import { firstLegalContent } from '#seed/content/legal/index.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { createLegalPages } from '#server/http/legalPages.ts'
import type { Services } from '#services'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-legal-'))
const template = (language: string): LegalTemplate => ({
  page: `<!doctype html><html lang="${language}"><h1>${slot('title')}</h1>${slot('version')}|${slot('version_terms')}|${slot('body')}${slot('languages')}${slot('safety')}</html>`,
  parts: {
    languages: { frame: slot('rows'), rows: [`<a href="${slot('href')}">${slot('name')}</a>`] },
    changed: { frame: slot('rows'), rows: [slot('text')] },
    old: { frame: slot('rows'), rows: ['OLD'] },
    versions: { frame: slot('rows'), rows: [''] },
  },
})
beforeAll(async () => {
  await context.current.content.payload()
  for (const language of ['en', 'ar']) {
    mkdirSync(path.join(folder, '.legal', language), { recursive: true })
    for (const at of [...Object.values(legalPaths), '/legal', '/crisis'])
      writeFileSync(
        path.join(folder, '.legal', language, `${at.slice(1).replaceAll('/', '.')}.json`),
        JSON.stringify(template(language)),
      )
  }
  writeFileSync(path.join(folder, '.legal/first.json'), JSON.stringify(firstLegalContent))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  const { db } = context.current
  await db.query('delete from legal_versions')
  await db.query('delete from legal_pages')
  await db.tx((sql) => seedLegal(sql, new Date('2026-03-12T14:00:00Z')))
})

type Part = Pick<Services, 'content' | 'env' | 'log'>
/** A process of its own. Gives a function that asks it for a page. */
async function started(over: Partial<Part> = {}, data = mkdtempSync(path.join(folder, 'data-'))) {
  const { content, env, log } = context.current
  const pages = createLegalPages({ content, env: { ...env, DATA_DIR: data }, log, ...over }, folder)
  const server = http.createServer((request, response) => {
    const [pathname, query = ''] = request.url!.split('?')
    const asked = { pathname: pathname!, query, locale: 'en' as const, languages: ['en', 'ar'] as const }
    void pages(request, response, asked).then((answered) => answered || response.writeHead(501).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = async (at: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { headers, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { get, data, close: () => server.close() }
}
const away: Services['content'] = {
  kept: () => Promise.reject(new Error('away')),
  payload: () => Promise.reject(new Error('away')),
  onEdit: () => undefined,
  close: () => Promise.resolve(),
}

describe('legal pages', () => {
  it.each([
    ['/terms', 'Terms of Use'],
    ['/legal/terms', 'Terms of Use'],
    ['/privacy', 'Privacy Policy'],
    ['/legal/privacy', 'Privacy Policy'],
    ['/community-guidelines', 'Community Guidelines'],
    ['/legal/community-guidelines', 'Community Guidelines'],
    ['/inclusion', 'Inclusion &amp; Respect'],
    ['/legal/inclusion', 'Inclusion &amp; Respect'],
    ['/policies/shipping', 'Shipping Policy'],
    ['/policies/refunds', 'Refund Policy'],
    ['/legal/safety', 'Safety protocol'],
    ['/legal/terms/1.0.0', 'Terms of Use'],
  ])('%s is %s, with and without a database', async (at, title) => {
    for (const over of [{}, { content: away }]) {
      const { get, close } = await started(over)
      const { status, text } = await get(at)
      expect(status).toBe(200)
      expect(text).toContain(`<h1>${title}</h1>1.0.0`)
      close()
    }
  })

  it.each([
    ['/guidelines', '/community-guidelines'],
    ['/safety', '/crisis#safety-protocol'],
  ])('%s leads to %s', async (at, target) => {
    const { get, close } = await started({ content: away })
    const { status, headers } = await get(at)
    expect([status, headers.get('location')]).toEqual([302, target])
    close()
  })

  it('the index names versions, and the crisis page has the safety protocol', async () => {
    const { get, close } = await started()
    expect((await get('/legal')).text).toContain('|1.0.0|')
    expect((await get('/crisis')).text).toContain('<h3>What we look for</h3>')
    close()
  })

  it('leaves other paths and unknown versions to the rest of the site', async () => {
    const { get, close } = await started()
    for (const at of ['/dashboard', '/legal/terms/9.0.0', '/legal/nothing', '/legal/terms/1.0.0/x'])
      expect((await get(at)).status).toBe(501)
    close()
  })

  it('comes in another language that is offered, and remembers it', async () => {
    const { get, close } = await started()
    const arabic = await get('/terms?lang=ar&reading=child')
    expect(arabic.text).toContain('<html lang="ar"><h1>شروط الاستخدام</h1>')
    expect(arabic.headers.get('set-cookie')).toMatch(/^ek_lang=ar; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    const french = await get('/terms?lang=fr')
    expect(french.text).toContain('<html lang="en">')
    expect(french.headers.get('set-cookie')).toBeNull()
    close()
  })

  it('comes in three readings; nonsense is read as none', async () => {
    const { get, close } = await started()
    expect((await get('/terms?reading=child')).text).toContain('Read them with a grown-up')
    expect((await get('/terms?reading=%00%22%3E')).text).toBe((await get('/terms')).text)
    close()
  })

  it('follows the display preferences of the visitor', async () => {
    const { get, close } = await started()
    const dark = await get('/terms', { cookie: 'ek_comfort=theme:dark' })
    expect(dark.text).toContain('<html data-theme="dark" lang="en">')
    expect((await get('/terms')).text).toContain('<html lang="en">')
    close()
  })
})

describe('a changed text', () => {
  it('is shown two seconds later, and by a process that starts without a database', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const { get, data, close } = await started()
    const before = await get('/terms')
    await context.current.db.query(
      `update legal_versions_locales set title = 'New terms' where _locale = 'en' and title = 'Terms of Use'`,
    )
    expect((await get('/terms')).text).toBe(before.text)
    now.mockReturnValue(12_100)
    expect((await get('/terms')).text).toContain('<h1>New terms</h1>')
    close()
    const later = await started({ content: away }, data)
    expect((await later.get('/terms')).text).toContain('<h1>New terms</h1>')
    later.close()
    now.mockRestore()
  })

  it('stays as it was while the database is away', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const { content } = context.current
    const kept = vi.fn(content.kept)
    const { get, close } = await started({ content: { ...content, kept: kept as never } })
    const before = await get('/privacy')
    kept.mockRejectedValue(new Error('away'))
    now.mockReturnValue(20_000)
    expect((await get('/privacy')).text).toBe(before.text)
    kept.mockReturnValue(new Promise(() => undefined))
    now.mockReturnValue(30_000)
    expect((await get('/privacy')).text).toBe(before.text)
    close()
    now.mockRestore()
  })

  it('survives half a file on disk', async () => {
    const { get, data, close } = await started()
    await get('/terms')
    close()
    const file = path.join(data, 'legal.json')
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 1_000))
    const later = await started({ content: away }, data)
    expect((await later.get('/terms')).text).toContain('<h1>Terms of Use</h1>')
    later.close()
  })

  it('without words in the database shows those of the product', async () => {
    await context.current.db.query('delete from legal_versions')
    const { get, close } = await started()
    expect((await get('/terms')).text).toContain('<h1>Terms of Use</h1>')
    close()
  })
})
