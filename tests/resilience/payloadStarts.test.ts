import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const STARTS = 20
/** Inside of the checkout, so that packages are found from there. */
const out = path.resolve('dist/.payload-starts')
const settings: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  EVENKEEL_LOCAL: 'true',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://127.0.0.1:1/nothing',
}

beforeAll(async () => {
  mkdirSync(out, { recursive: true })
  await run(process.execPath, ['scripts/build-server.mjs', '--out', out])
}, 60_000)
afterAll(() => rmSync(out, { recursive: true }))

it(`a built process gets Payload and its editor each of ${STARTS} times`, async () => {
  const file = readdirSync(out).find((name) => /^payload\.config-.*\.mjs$/.test(name))!
  // As the api does when it gets warm. A top-level await that is never settled ends a script with exit code 13.
  const script = `import('payload').then(async () => {
    const { default: config } = await import(${JSON.stringify(path.join(out, file))})
    process.stdout.write(Object.keys((await config).editor ?? {}).length > 0 ? 'ready' : 'no editor')
    process.exit()
  })`
  const start = async () => (await run(process.execPath, ['-e', script], { env: settings })).stdout
  const said: string[] = []
  // Two at once, as the machine of a test has two cores.
  const worker = async () => {
    while (said.length < STARTS) {
      const at = said.push('')
      said[at - 1] = await start().catch((error: Error & { code?: number }) => `ended with ${error.code}`)
    }
  }
  await Promise.all([worker(), worker()])
  expect(said).toEqual(Array<string>(STARTS).fill('ready'))
}, 300_000)
