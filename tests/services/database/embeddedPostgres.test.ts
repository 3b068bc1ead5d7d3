import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#services/database/embedded/start.ts'
import { isAlive } from '#services/database/embedded/postmaster.ts'
import { copyEmptyCluster } from '#tests/kit/emptyCluster.ts'
import { newFolder } from '#tests/kit/newFolder.ts'

const isRoot = process.getuid?.() === 0
let folder: string
let running: EmbeddedPostgres[] = []

beforeEach(() => {
  folder = newFolder('evenkeel-pg-')
})
afterEach(async () => {
  for (const server of running) await server.stop()
  running = []
  fs.rmSync(folder, { recursive: true, force: true })
})

async function start(
  options: { dataDir?: string; maxConnections?: number; log?: (line: string) => void } = {},
) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'pg'),
    database: 'app',
    ...options,
  })
  running.push(server)
  return server
}

/** As `start`, in a folder that was filled before. */
async function startFilled(options: Parameters<typeof start>[0] = {}) {
  await copyEmptyCluster(path.join(folder, 'pg'))
  return start(options)
}

async function rows(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

describe('the embedded database', () => {
  it('starts, writes, stops and finds its data again', async () => {
    const first = await start()
    await rows(first.url, 'create table notes as select 1 as id')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)

    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await rows(second.url, 'select * from notes')).toEqual([{ id: 1 }])
  })

  it('keeps its promises about safety, encoding and size', async () => {
    const server = await startFilled({ maxConnections: 200 })
    const [settings] = await rows(
      server.url,
      `select current_setting('fsync') fsync, current_setting('max_connections') max, current_setting('shared_buffers') buffers,
       current_setting('listen_addresses') address, current_setting('server_encoding') encoding, lower('É') lower`,
    )
    expect(settings).toEqual({
      fsync: 'on',
      max: '200',
      buffers: '128MB',
      address: '127.0.0.1',
      encoding: 'UTF8',
      lower: 'é',
    })
    expect(fs.statSync(path.join(folder, 'pg.password')).mode & 0o777).toBe(0o600)
    await expect(rows(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  })

  it('recovers after the server was killed', async () => {
    const first = await startFilled()
    await rows(first.url, 'create table notes as select 1 as id')
    process.kill(first.pid, 'SIGKILL')

    const second = await start()
    expect(second.pid).not.toBe(first.pid)
    expect(await rows(second.url, 'select * from notes')).toEqual([{ id: 1 }])
  })

  it('takes over a server that was left running', async () => {
    const lines: string[] = []
    const first = await startFilled()
    const second = await start({ log: (line) => lines.push(line) })
    expect(second).toMatchObject({ adopted: true, pid: first.pid, port: first.port, url: first.url })
    expect(lines.join()).toContain(`process ${first.pid}`)
  })

  it('does not mistake another program with the old number for the server', async () => {
    await (await startFilled()).stop()
    const pidFile = path.join(folder, 'pg', 'postmaster.pid')
    fs.writeFileSync(pidFile, [process.pid, path.join(folder, 'pg'), 1, 5432, '', '', '', 'ready'].join('\n'))
    expect((await start()).adopted).toBe(false)
  })

  it('begins again after an initdb that was cut short', async () => {
    fs.mkdirSync(path.join(folder, 'pg.new-1'), { recursive: true })
    fs.mkdirSync(path.join(folder, 'pg'))
    expect(await rows((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses to go on when the password of existing data is gone', async () => {
    await (await startFilled()).stop()
    fs.rmSync(path.join(folder, 'pg.password'))
    await expect(start()).rejects.toThrow(/password file/)
  })

  it.runIf(isRoot)('runs as an ordinary account when root starts it, and keeps that account', async () => {
    await (await startFilled()).stop()
    expect(fs.statSync(path.join(folder, 'pg')).uid).not.toBe(0)
    const give = (uid: number) => {
      for (const at of fs.readdirSync(path.join(folder, 'pg'), { recursive: true, encoding: 'utf8' })) {
        fs.lchownSync(path.join(folder, 'pg', at), uid, uid)
      }
      fs.chownSync(path.join(folder, 'pg'), uid, uid)
    }
    give(65_534)
    const server = await start()
    expect(fs.statSync(`/proc/${server.pid}`).uid).toBe(65_534)
    await server.stop()
    give(0)
    expect((await start()).adopted).toBe(false)
  })

  it.runIf(isRoot)('opens the folder right above the data when that alone is closed', async () => {
    fs.chmodSync(folder, 0o700)
    await start()
    expect(fs.existsSync(path.join(folder, 'pg', 'PG_VERSION'))).toBe(true)
    expect(fs.statSync(folder).mode & 0o777).toBe(0o711)
  })

  it.runIf(isRoot)(
    'moves data out of a closed folder once, says so, and finds it at the next start',
    async () => {
      const lines: string[] = []
      await (await startFilled()).stop()
      const closed = path.join(folder, 'closed')
      const project = path.join(closed, 'project')
      fs.mkdirSync(project, { recursive: true })
      fs.renameSync(path.join(folder, 'pg'), path.join(project, 'pg'))
      fs.renameSync(path.join(folder, 'pg.password'), path.join(project, 'pg.password'))
      fs.chmodSync(closed, 0o700)
      const dataDir = path.join(project, 'pg')

      const first = await start({ dataDir, log: (line) => lines.push(line) })
      const home = path.dirname(fs.readFileSync(`${dataDir}.location`, 'utf8').trim())
      try {
        expect(lines.join()).toContain(home)
        await rows(first.url, 'create table notes as select 1 as id')
        await first.stop()

        fs.chmodSync(closed, 0o755)
        const second = await start({ dataDir })
        expect(await rows(second.url, 'select * from notes')).toEqual([{ id: 1 }])
        await second.stop()

        fs.cpSync(project, path.join(folder, 'copy'), { recursive: true })
        await expect(start({ dataDir: path.join(folder, 'copy', 'pg') })).rejects.toThrow(/is a copy/)
      } finally {
        fs.rmSync(home, { recursive: true, force: true })
      }
      await expect(start({ dataDir })).rejects.toThrow(/begin anew/)
    },
  )

  it.runIf(isRoot)('runs for an ordinary user as that user', async () => {
    fs.chownSync(folder, 65_534, 65_534)
    const script = `import { startEmbeddedPostgres } from ${JSON.stringify(path.resolve('services/database/embedded/start.ts'))}
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(path.join(folder, 'pg'))}, database: 'app' })
      await server.stop()
      console.log(process.getuid(), server.adopted)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      uid: 65_534,
      gid: 65_534,
      env: { ...process.env, HOME: folder, TMPDIR: folder },
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await new Promise((resolve) => child.on('close', resolve))
    expect(said.trim()).toBe('65534 false')
  })
})
