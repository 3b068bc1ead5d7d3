import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentView } from '#domain/content/schema.ts'
import { storedRichText } from '#domain/content/storedRichText.ts'
import { freePort } from '#server/start/ports.mjs'
import { closeServices, createServices, type Services } from '#services'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './kit/ownCluster.ts'
import { startProcess, type Process } from './kit/processes.ts'

/** Milliseconds within which members see an edit. Shorter than a process keeps what it read. */
const SEEN_MS = 5_000
let cluster: OwnCluster
let services: Services
let editor: Person
let member: Person
let editors: Api
let members: Api
type Api = { process: Process; origin: string; address: string }

async function startApi(): Promise<Api> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const process = await startProcess(
    'api',
    { DATABASE_URL: cluster.url, PORT: String(port), EMBEDDED_SMTP_PORT: String(await freePort()) },
    `${address}/healthz`,
  )
  return { process, address, origin: `http://localhost:${port}` }
}

beforeAll(async () => {
  cluster = await ownCluster()
  services = createServices(testEnv(cluster.url))
  const people = makePeople(services)
  ;[editor, member] = [await people.staff('moderator'), await people.adult()]
  ;[editors, members] = await Promise.all([startApi(), startApi()])
}, 120_000)
afterAll(async () => {
  await Promise.all([editors?.process.kill('SIGTERM'), members?.process.kill('SIGTERM')])
  await closeServices(services)
  await cluster.remove()
})

/** Sends an edit to the process of the editors, as the panel does. */
async function edit(method: string, path: string, body?: object): Promise<{ doc: { id: string } }> {
  const answer = await fetch(`${editors.address}/api/${path}`, {
    method,
    headers: { cookie: editor.cookie, origin: editors.origin, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as { doc: { id: string } }
}
const piece = (title: string, status: 'draft' | 'published' = 'published') => ({
  title,
  content: storedRichText('Words.'),
  contentType: 'quote',
  _status: status,
})

/** Titles that a member is given by a process that did not take the edit, or the status of a refusal. */
async function titles(): Promise<string[]> {
  const answer = await fetch(`${members.address}/api/motivational`, {
    headers: { cookie: member.cookie },
  })
  if (!answer.ok) return [String(answer.status)]
  return ((await answer.json()) as ContentView).items.map(({ title }) => title)
}
/** Connections that hear of edits. */
const listeners = async (): Promise<number> => {
  const rows = await services.db
    .query(`select from pg_stat_activity where application_name like '%-edits' and query like 'listen%'`)
    .catch(() => [])
  return rows.length
}
const seen = () => expect.poll(titles, { timeout: SEEN_MS, interval: 200 })

describe('an edit in one process', { timeout: 90_000 }, () => {
  it('is seen by members of another, from publishing over a change to taking back', async () => {
    await expect.poll(listeners, { timeout: 10_000 }).toBe(2)
    // From here on the other process keeps what it read.
    expect(await titles()).toEqual([])
    const { doc } = await edit('POST', 'motivational-content', piece('First'))
    await seen().toEqual(['First'])
    await edit('PATCH', `motivational-content/${doc.id}?draft=true`, piece('Not yet', 'draft'))
    await edit('PATCH', `motivational-content/${doc.id}`, piece('Second'))
    await seen().toEqual(['Second'])
    await edit('DELETE', `motivational-content/${doc.id}`)
    await seen().toEqual([])
  })

  it('is seen after the database was away, also when it was made in the meantime', async () => {
    expect(await titles()).toEqual([])
    await cluster.kill()
    await cluster.start()
    await expect
      .poll(() => edit('POST', 'motivational-content', piece('Back')).then(Boolean, () => false), {
        timeout: 20_000,
      })
      .toBe(true)
    await seen().toEqual(['Back'])
    // The connection that hears of edits is back as well; without it an edit would be seen later, by age.
    await expect.poll(listeners, { timeout: 10_000 }).toBe(2)
    const { doc } = await edit('POST', 'motivational-content', piece('Again'))
    await seen().toEqual(['Again', 'Back'])
    await edit('DELETE', `motivational-content/${doc.id}`)
    await seen().toEqual(['Back'])
  })
})
