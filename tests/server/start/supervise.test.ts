import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { isAlive } from '#server/start/processes.mjs'
import { ask, ownPort, pretendProject, start, type Started } from './kit.ts'

const roots: string[] = []
const runs: Started[] = []

async function project(more?: Parameters<typeof pretendProject>[0]) {
  const root = await pretendProject(more)
  roots.push(root)
  return root
}
function run(...args: Parameters<typeof start>) {
  const started = start(...args)
  runs.push(started)
  return started
}
afterEach(async () => {
  for (const { child, exit } of runs.splice(0)) {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await exit
  }
  for (const root of roots.splice(0)) {
    endDatabase(root)
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})
const postmaster = (root: string) => {
  const file = path.join(root, '.data/pg/postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined
}
/** A run that was killed leaves its database behind on purpose; a test does not. */
function endDatabase(root: string) {
  const pid = postmaster(root)
  if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL')
}
const running = (root: string) =>
  JSON.parse(fs.readFileSync(path.join(root, '.data/running.json'), 'utf8')) as {
    pid: number
    children: Record<string, number>
  }

const READY = /Evenkeel is ready/

describe('npm start', { timeout: 60_000 }, () => {
  it('builds, prepares, starts, says where to go, and stops in order', async () => {
    const [root, { port, env }] = [await project(), await ownPort()]
    const first = run(root, env)
    await first.says(/Stop with Ctrl-C/)
    const said = first.said()
    const order = [
      'Building',
      'Building the server',
      'Starting the database',
      'Migrating: one',
      'Starting the api',
      'ready',
    ]
    expect(order.map((text) => said.indexOf(text))).toEqual(
      order.map((text) => said.indexOf(text)).sort((a, b) => a - b),
    )
    expect(said).toContain(`Open     http://localhost:${port}\n`)
    expect(said).toContain('adult  ann@demo.example  pw')
    expect(said).not.toMatch(/\u001b/)
    expect(await ask(port)).toMatchObject({ mode: 'production' })
    expect(fs.statSync(path.join(root, '.data/secrets.json')).mode & 0o777).toBe(0o600)

    const second = run(root, env)
    expect(await second.exit).toBe(1)
    expect(second.said()).toMatch(/already runs.*kill \d+/)

    const { children } = running(root)
    const database = postmaster(root)
    const begun = Date.now()
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
    for (const pid of [...Object.values(children), database ?? 0]) expect(isAlive(pid)).toBe(false)

    const again = Date.now()
    const third = run(root, env)
    await third.says(READY)
    expect(Date.now() - again).toBeLessThan(15_000)
    expect(third.said()).not.toContain('Building')
  })

  it('starts a process again that ended, and the database as well', async () => {
    const [root, { port, env }] = [await project(), await ownPort()]
    await run(root, env).says(READY)
    const before = await ask(port)
    await ask(port, '/crash')
    await expect
      .poll(async () => (await ask(port))?.pid, { timeout: 10_000 })
      .not.toBeOneOf([before?.pid, undefined])

    const database = postmaster(root) ?? 0
    process.kill(database, 'SIGKILL')
    await expect.poll(() => postmaster(root), { timeout: 10_000 }).not.toBeOneOf([database, undefined])
    // The pretended release made no role for the processes, so the owner asks.
    const owner = new URL(before!.database)
    owner.username = 'evenkeel'
    owner.password = fs.readFileSync(path.join(root, '.data/pg.password'), 'utf8').trim()
    const one = async () => {
      const client = new pg.Client({ connectionString: owner.href })
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query<{ one: number }>('select 1 as one')).rows[0]?.one
      } catch {
        return undefined
      } finally {
        await client.end()
      }
    }
    await expect.poll(one, { timeout: 10_000 }).toBe(1)
  })

  it('recovers from a kill -9 of everything it is', async () => {
    const [root, { port, env }] = [await project(), await ownPort()]
    const first = run(root, env)
    await first.says(READY)
    const { children } = running(root)
    const database = postmaster(root)
    first.child.kill('SIGKILL')
    await first.exit
    const second = run(root, env)
    await second.says(READY)
    for (const pid of Object.values(children)) expect(isAlive(pid)).toBe(false)
    expect(second.said()).toContain(
      `Taking over the database server that was left running (process ${database})`,
    )
    expect(await ask(port)).toBeDefined()
  })

  it('takes over from a run whose npm was killed', async () => {
    const [root, { env }] = [await project(), await ownPort()]
    const first = run(root, env, true)
    await first.says(READY)
    const { pid } = running(root)
    expect(pid).not.toBe(first.child.pid)
    first.child.kill('SIGKILL')
    await first.exit
    const second = run(root, env)
    await second.says(READY)
    expect(second.said()).toContain('without its terminal')
    expect(isAlive(pid)).toBe(false)
  })

  it('stops when npm is ended, which passes the signal on to no process', async () => {
    const [root, { env }] = [await project(), await ownPort()]
    const { child, says, said } = run(root, { ...env, npm_lifecycle_event: 'start' }, true)
    await says(READY)
    const { pid, children } = running(root)
    child.kill('SIGTERM')
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
    for (const one of Object.values(children)) expect(isAlive(one)).toBe(false)
    expect(postmaster(root)).toBeUndefined()
    expect(said()).toContain('Stopped. The data is kept.')
  })

  it('ends a process that will not, within ten seconds', async () => {
    const deaf = `import http from 'node:http'
process.on('SIGTERM', () => {})
http.createServer((req, res) => res.end('{}')).listen(process.env.WORKER_HEALTH_PORT, '127.0.0.1')`
    const [root, { env }] = [await project({ worker: deaf }), await ownPort()]
    const { child, says, exit } = run(root, env)
    await says(READY)
    const { children } = running(root)
    const begun = Date.now()
    child.kill('SIGINT')
    expect(await exit).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
    expect(isAlive(children.worker ?? 0)).toBe(false)
  })

  it('says which port is taken before it does anything else', async () => {
    const [root, other, { env }] = [await project(), await project(), await ownPort()]
    await run(root, env).says(READY)
    const second = run(other, env)
    expect(await second.exit).toBe(1)
    expect(second.said()).toMatch(/Port \d+ is taken[\s\S]*PORT=\d+ npm start/)
    expect(fs.existsSync(path.join(other, 'dist'))).toBe(false)
  })

  it('gives up, with its words, on a process that never gets ready, and leaves nothing running', async () => {
    const [root, { env }] = [
      await project({ api: `console.error('no such table: moods'); process.exit(1)` }),
      await ownPort(),
    ]
    const { exit, said } = run(root, env)
    expect(await exit).toBe(1)
    expect(said()).toMatch(/api process ended 3 times[\s\S]*no such table: moods/)
    expect(postmaster(root)).toBeUndefined()
  })

  it('names faults in the settings, a failed build and a failed release', async () => {
    const [root, { env }] = [
      await project({ release: `console.error('Release failed: no disk'); process.exit(1)` }),
      await ownPort(),
    ]
    const wrong = run(root, { ...env, LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'many' })
    expect(await wrong.exit).toBe(1)
    expect(wrong.said()).toMatch(/TRUSTED_PROXIES[\s\S]*LOG_LEVEL/)
    const broken = run(root, env)
    expect(await broken.exit).toBe(1)
    expect(broken.said()).toContain('Release failed: no disk')
    fs.writeFileSync(path.join(root, 'scripts/build.mjs'), `console.error('cannot find x'); process.exit(1)`)
    const unbuilt = run(root, env)
    expect(await unbuilt.exit).toBe(1)
    expect(unbuilt.said()).toContain('cannot find x')
    expect(fs.existsSync(path.join(root, 'dist/sources.sha256'))).toBe(false)
  })

  it('stops at once while it is still building', async () => {
    const [root, { env }] = [await project(), await ownPort()]
    fs.writeFileSync(
      path.join(root, 'scripts/build.mjs'),
      `console.log('Building the server'); setInterval(() => {}, 1000)`,
    )
    const { child, says, exit } = run(root, env)
    await says(/Building the server/)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })
})
