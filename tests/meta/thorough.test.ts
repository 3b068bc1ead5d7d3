import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && file !== 'meta/thorough.test.ts')

it('every test with more rounds stands in docs/testing.md', () => {
  const withRounds = tests.filter((file) =>
    /\brounds\(|TEST_THOROUGH/.test(readFileSync(`tests/${file}`, 'utf8')),
  )
  const [, table] = readFileSync('docs/testing.md', 'utf8').split('## `--thorough`')
  const listed = [...table!.matchAll(/`([\w/]+\.test\.tsx?)` +\|$/gm)].map(([, file]) => file)
  expect(withRounds.length).toBeGreaterThan(10)
  expect([...new Set(listed)].sort()).toEqual(withRounds.sort())
})

it('the build server makes more rounds every week', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8')
  expect(workflow).toMatch(/schedule:\n +- cron: '\d+ \d+ \* \* \d'/)
  expect(workflow).toMatch(/run: \.ci\/run --thorough\n/)
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/npm test -- "\$@"/)
})
