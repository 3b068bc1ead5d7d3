import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourcesHash } from '#server/start/build.ts'
import { installIsStale } from '#server/start/install.mjs'
import { localSettings } from '#server/start/localSettings.ts'
import { tooOld } from '#server/start/nodeVersion.mjs'
import { freePort, requirePort } from '#server/start/ports.mjs'
import { keepSmall } from '#server/start/logFiles.ts'
import { localSecrets } from '#server/start/secrets.ts'
import { summary } from '#server/start/summary.ts'
import { readEnv } from '#services/env.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenkeel-start-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: unknown) {
  const at = path.join(folder, file)
  fs.mkdirSync(path.dirname(at), { recursive: true })
  fs.writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content))
}

describe('the version of Node', () => {
  it.each([
    ['20.19.0', undefined],
    ['20.20.2', undefined],
    ['22.0.0', undefined],
    ['24.1.0', undefined],
    ['20.18.9', 'needs Node 20.19'],
    ['18.20.0', 'this is 18.20.0'],
  ])('%s: %s', (version, complaint) => {
    if (complaint) expect(tooOld(version)).toContain(complaint)
    else expect(tooOld(version)).toBeUndefined()
  })
})

describe('installed packages', () => {
  const lock = (packages: object) => ({ lockfileVersion: 3, packages: { '': { name: 'x' }, ...packages } })
  const two = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', dev: true } }
  const install = (packages: Record<string, object>) => {
    write('node_modules/.package-lock.json', lock(packages))
    for (const at of Object.keys(packages)) write(`${at}/package.json`, '{}')
  }

  it('are missing, or are those of the lockfile', () => {
    expect(installIsStale(folder)).toBe(true)
    write('package-lock.json', lock(two))
    expect(installIsStale(folder)).toBe(true)
    install(two)
    expect(installIsStale(folder)).toBe(false)
  })

  it('are stale when one is another version, is missing, or was deleted', () => {
    install(two)
    write('package-lock.json', lock({ ...two, 'node_modules/a': { version: '1.0.1' } }))
    expect(installIsStale(folder)).toBe(true)
    write('package-lock.json', lock({ ...two, 'node_modules/c': { version: '1.0.0' } }))
    expect(installIsStale(folder)).toBe(true)
    write('package-lock.json', lock(two))
    fs.rmSync(path.join(folder, 'node_modules/a'), { recursive: true })
    expect(installIsStale(folder)).toBe(true)
  })

  it('may lack packages of other platforms', () => {
    install(two)
    write('package-lock.json', lock({ ...two, 'node_modules/win': { version: '1.0.0', optional: true } }))
    expect(installIsStale(folder)).toBe(false)
  })
})

describe('the hash of the sources', () => {
  it('follows what is built from, and nothing else', () => {
    write('server/api.ts', 'one')
    write('package.json', '{}')
    const before = sourcesHash(folder)
    write('dist/server/api.mjs', 'built')
    write('node_modules/a/index.js', '')
    write('.data/pg/PG_VERSION', '18')
    write('tests/x.test.ts', '')
    write('tsconfig.tsbuildinfo', '')
    write('README.md', '')
    fs.utimesSync(path.join(folder, 'server/api.ts'), 0, 0)
    expect(sourcesHash(folder)).toBe(before)
    write('server/api.ts', 'two')
    expect(sourcesHash(folder)).not.toBe(before)
    write('server/api.ts', 'one')
    expect(sourcesHash(folder)).toBe(before)
    fs.renameSync(path.join(folder, 'server/api.ts'), path.join(folder, 'server/app.ts'))
    expect(sourcesHash(folder)).not.toBe(before)
  })
})

describe('local secrets', () => {
  it('are made once, for us only, and completed when one is missing', () => {
    const file = path.join(folder, 'secrets.json')
    const made = localSecrets(file)
    expect(made.APP_SECRET).toMatch(/^[\w-]{43}$/)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(localSecrets(file)).toEqual(made)
    write('secrets.json', { APP_SECRET: made.APP_SECRET })
    expect(localSecrets(file).APP_SECRET).toBe(made.APP_SECRET)
    write('secrets.json', '{ broken')
    expect(() => localSecrets(file)).toThrow()
  })
})

describe('settings of one machine', () => {
  const PUBLIC = { PUBLIC_ORIGIN: 'https://evenkeel.example', SMTP_URL: 'smtp://mail.example' }

  it('fill what is not given, and keep what is', async () => {
    const given = {
      PORT: '4567',
      STAFF_MFA: '',
      APP_SECRET: 'x'.repeat(40),
      NODE_ENV: 'development',
      EMBEDDED_SMTP_PORT: '2500',
    }
    const { env, variables } = await localSettings({ given, dataDir: folder, databaseUrl: 'postgres://db/e' })
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      EVENKEEL_LOCAL: true,
      STAFF_MFA: 'relaxed',
      PORT: 4567,
      EMBEDDED_SMTP_PORT: 2500,
      APP_SECRET: 'x'.repeat(40),
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/evenkeel_product:[\w-]{43}@db\/e$/),
      origin: 'http://localhost:4567',
    })
    expect(new Set([variables.ADMIN_URL, variables.WORKER_HEALTH_PORT, env.PORT]).size).toBe(3)
    expect(
      (await localSettings({ given: { DATABASE_URL: 'postgres://mine' }, dataDir: folder })).env.DATABASE_URL,
    ).toBe('postgres://mine')
  })

  it('give the owner of the database to release alone', async () => {
    const embedded = 'postgres://evenkeel:pw@127.0.0.1:5/evenkeel'
    const made = await localSettings({ given: {}, dataDir: folder, databaseUrl: embedded })
    expect(made.releaseVariables.DATABASE_OWNER_URL).toBe(embedded)
    expect(made.releaseVariables.DATABASE_URL).toBe(made.variables.DATABASE_URL)
    expect(JSON.stringify(made.variables)).not.toContain('evenkeel:pw')
    expect(made.variables).not.toHaveProperty('DATABASE_PASSWORD')
    const again = await localSettings({ given: {}, dataDir: folder, databaseUrl: embedded })
    expect(again.variables.DATABASE_URL).toBe(made.variables.DATABASE_URL)

    const given = { DATABASE_URL: 'postgres://small@db/e', DATABASE_OWNER_URL: 'postgres://owner@db/e' }
    const own = await localSettings({ given, dataDir: folder })
    expect(own.variables).not.toHaveProperty('DATABASE_OWNER_URL')
    expect(own.releaseVariables).toMatchObject(given)
    const one = await localSettings({ given: { DATABASE_URL: 'postgres://one@db/e' }, dataDir: folder })
    expect(one.releaseVariables).not.toHaveProperty('DATABASE_OWNER_URL')
  })

  it.each([
    ['no other machine can reach it', {}, 'demo', 'relaxed'],
    ['a database of the operator is used', { DATABASE_URL: 'postgres://mine' }, 'demo', 'required'],
    ['every interface is listened on', { HOST: '0.0.0.0', ...PUBLIC }, 'minimal', 'required'],
    ['it has a public name', PUBLIC, 'minimal', 'required'],
    ['it has a name of this machine', { PUBLIC_ORIGIN: 'http://localhost:80' }, 'demo', 'relaxed'],
  ])('are as strict as it needs when %s', async (_, given, context, staffMfa) => {
    const made = await localSettings({ given, dataDir: folder, databaseUrl: 'postgres://db' })
    expect([made.dataset, made.env.STAFF_MFA]).toEqual([context, staffMfa])
  })

  it.each([
    ['no mail server', { PUBLIC_ORIGIN: 'https://evenkeel.example' }, /SMTP_URL/],
    ['no name', { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' }, /PUBLIC_ORIGIN/],
    [
      'an open connection',
      { ...PUBLIC, PUBLIC_ORIGIN: 'http://evenkeel.example' },
      /PUBLIC_ORIGIN: needs https/,
    ],
    ['another day', { ...PUBLIC, EVENKEEL_NOW: '2026-03-14T00:00:00Z' }, /EVENKEEL_NOW/],
    ['relaxed staff', { ...PUBLIC, STAFF_MFA: 'relaxed' }, /STAFF_MFA/],
    ['embedded defaults', { ...PUBLIC, EVENKEEL_LOCAL: 'true' }, /EVENKEEL_LOCAL/],
    [
      'an open server of live events',
      { ...PUBLIC, PUSHER_HOST: 'http://channels.example' },
      /PUSHER_HOST: needs https/,
    ],
    [
      'two servers of live events',
      { ...PUBLIC, PUSHER_HOST: 'channels.example', PUSHER_CLUSTER: 'eu' },
      /PUSHER_HOST: not together/,
    ],
    ['a path for a server of live events', { ...PUBLIC, PUSHER_HOST: 'channels.example/app' }, /PUSHER_HOST/],
    ['a short secret', { ...PUBLIC, PUSHER_SECRET: 'eight888' }, /PUSHER_SECRET/],
    [
      'a public secret',
      { ...PUBLIC, APP_SECRET: 'development-only-secret-change-me-in-production' },
      /APP_SECRET/,
    ],
  ])('refuse to be public with %s', async (_, given, error) => {
    await expect(localSettings({ given, dataDir: folder, databaseUrl: 'postgres://db' })).rejects.toThrow(
      error,
    )
  })

  it('start every clock at one instant where they are asked to', async () => {
    const given = { EVENKEEL_NOW: '2026-03-14T00:00:00Z' }
    const { env } = await localSettings({ given, dataDir: folder, databaseUrl: 'postgres://db' })
    expect(env.EVENKEEL_NOW).toEqual(new Date('2026-03-14T00:00:00Z'))
    expect(env.EVENKEEL_NOW_SINCE).toBeInstanceOf(Date)
    const soon = { EVENKEEL_NOW: 'soon' }
    await expect(localSettings({ given: soon, dataDir: folder })).rejects.toThrow(/EVENKEEL_NOW/)
    expect(() => readEnv({ NODE_ENV: 'production', ...given })).toThrow(/EVENKEEL_NOW: production/)
  })

  it('are not local once other machines can get in', async () => {
    const { env } = await localSettings({ given: PUBLIC, dataDir: folder, databaseUrl: 'postgres://db' })
    expect(env).toMatchObject({ EVENKEEL_LOCAL: false, isPublic: true, STAFF_MFA: 'required' })
  })

  it('name every fault', async () => {
    const given = { DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' }
    await expect(localSettings({ given, dataDir: folder })).rejects.toThrow(/DATABASE_URL[\s\S]*LOG_LEVEL/)
  })
})

describe('the public port', () => {
  it('must be free, and if not, people learn what to do', async () => {
    const server = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as net.AddressInfo
    await expect(requirePort(port, '127.0.0.1')).rejects.toThrow(`PORT=${port + 1} npm start`)
    await new Promise((resolve) => server.close(resolve))
    await requirePort(port, '127.0.0.1')
    await expect(requirePort(port, '203.0.113.7')).rejects.toThrow(/Check HOST and PORT/)
    expect(await freePort()).toBeGreaterThan(1023)
  })
})

describe('the summary', () => {
  it('lists where to go and as whom, in columns', () => {
    const accounts = [
      { who: 'child', email: 'lily@demo.example', password: 'a' },
      { who: 'moderator', email: 'max@demo.example', password: 'a' },
    ]
    const text = summary({ origin: 'http://localhost:3000', mailbox: true, logs: '.data/logs', accounts })
    expect(text).toContain('  Mailbox  http://localhost:3000/mailbox\n')
    expect(text).toContain('  who        email              password\n  child      lily@demo.example  a\n')
    expect(summary({ origin: 'x', mailbox: false, logs: 'y', accounts: [] })).not.toMatch(/Mailbox|Demo/)
  })
})

describe('a log', () => {
  it('moves aside when it is full, also while a program writes to it, and only its owner reads it', () => {
    const file = path.join(folder, 'api.log')
    const open = fs.openSync(file, 'a', 0o644)
    fs.writeSync(open, 'x'.repeat(120))
    const kept = keepSmall(file, { maxBytes: 100 })
    kept.end()
    fs.writeSync(open, 'y')
    fs.closeSync(open)
    expect(fs.readFileSync(`${file}.1`, 'utf8')).toBe('x'.repeat(120))
    expect(fs.readFileSync(file, 'utf8')).toBe('y')
    for (const name of [file, `${file}.1`]) expect(fs.statSync(name).mode & 0o777).toBe(0o600)
  })
})
