import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { choose, inPart } from '../../scripts/test/choose.mjs'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { countPlaywright } from '../../scripts/test/endToEnd.mjs'
import { playwrightFailures, vitestFailures } from '../../scripts/test/failures.mjs'
import { countVitest } from '../../scripts/test/unitTests.mjs'

describe('counting', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  })
  const report = (more: object) => ({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [],
    ...more,
  })

  it.each([
    ['all is well', report({}), 0, { passed: 3, failed: 0, skipped: 1 }],
    [
      'tests fail',
      report({ numFailedTests: 2, testResults: [file('failed', 'failed', 'failed')] }),
      1,
      { passed: 3, failed: 2, skipped: 1 },
    ],
    [
      'a file breaks',
      report({ testResults: [file('failed'), file('failed', 'passed')] }),
      1,
      { passed: 3, failed: 2, skipped: 1 },
    ],
    ['an error is outside of any test', report({}), 1, { passed: 3, failed: 1, skipped: 1 }],
    ['there is no report', undefined, 1, { passed: 0, failed: 1 }],
  ])('of vitest, when %s', (_, given, code, count) => expect(countVitest(given, code)).toEqual(count))

  it.each([
    [
      'all is well',
      { stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 2 }, errors: [] },
      0,
      { passed: 6, failed: 0, skipped: 2 },
    ],
    [
      'tests fail',
      { stats: { expected: 5, unexpected: 2 }, errors: [] },
      1,
      { passed: 5, failed: 2, skipped: 0 },
    ],
    [
      'three needed a second try',
      { stats: { expected: 5, flaky: 3, unexpected: 0, skipped: 0 }, errors: [] },
      0,
      { passed: 8, failed: 0, skipped: 0 },
    ],
    [
      'more needed a second try',
      { stats: { expected: 5, flaky: 4, unexpected: 1, skipped: 0 }, errors: [] },
      0,
      { passed: 5, failed: 5, skipped: 0 },
    ],
    [
      'the set-up fails',
      { stats: { expected: 0, unexpected: 0 }, errors: [{}] },
      1,
      { passed: 0, failed: 1, skipped: 0 },
    ],
    ['nothing was found', { stats: {} }, 1, { passed: 0, failed: 1, skipped: 0 }],
    ['there is no report', undefined, 0, { passed: 0, failed: 1 }],
  ])('of Playwright, when %s', (_, given, code, count) => expect(countPlaywright(given, code)).toEqual(count))
})

describe('what failed', () => {
  const root = process.cwd()

  it('of vitest: the test or the broken file, with its error', () => {
    const file = (name: string, status: string, ...assertionResults: object[]) => ({
      name: `${root}/tests/${name}`,
      status,
      message: 'cannot import',
      assertionResults,
    })
    const failed = { status: 'failed', fullName: 'adds two', failureMessages: ['expected 3\nto be 4'] }
    const testResults = [
      file('a.test.ts', 'failed', failed, { status: 'passed', fullName: 'adds one' }),
      file('b.test.ts', 'failed'),
      file('c.test.ts', 'passed', { status: 'passed', fullName: 'adds three' }),
    ]
    expect(vitestFailures({ testResults })).toEqual([
      'tests/a.test.ts > adds two\n    expected 3\n    to be 4',
      'tests/b.test.ts > the file broke\n    cannot import',
    ])
    expect(vitestFailures(undefined)).toEqual([])
  })

  it('of Playwright: journeys that failed or needed a second try, at any depth, and errors of the set-up', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results: [{ error: message && { message } }] }],
    })
    const inner = { specs: [spec('pays', 'flaky', 'lost a press'), spec('leaves', 'expected')] }
    const report = {
      config: { rootDir: `${root}/tests/e2e` },
      suites: [{ specs: [spec('asks', 'unexpected', 'not there')], suites: [inner] }],
      errors: [{ message: 'no browser' }],
    }
    expect(playwrightFailures(report)).toEqual([
      'tests/e2e/a.spec.ts > asks (failed)\n    not there',
      'tests/e2e/a.spec.ts > pays (passed at its second try)\n    lost a press',
      ' > outside of any journey\n    no browser',
    ])
    expect(playwrightFailures(undefined)).toEqual([])
  })
})

describe('--only', () => {
  it.each([
    ['nothing is all', [], { parts: ['check', 'unit', 'e2e'] }],
    ['a part', ['unit'], { parts: ['unit'] }],
    ['what there is not', ['nothing'], { parts: [], folders: [] }],
    [
      'a feature without journeys',
      ['flags'],
      { parts: ['unit'], folders: ['admin', 'domain', 'operations'].map((kind) => `tests/${kind}/flags/`) },
    ],
  ])('%s', (_, only, chosen) => expect(choose(only, process.cwd())).toEqual(chosen))

  it('a feature is its tests of every kind, with a part those of the part', () => {
    const { parts, folders } = choose(['journal'], process.cwd())
    expect(parts).toEqual(['unit', 'e2e'])
    expect(inPart(folders, 'e2e')).toEqual(['tests/e2e/journal/'])
    expect(inPart(folders, 'unit')).toEqual(
      ['domain', 'endpoints', 'operations', 'site/features'].map((kind) => `tests/${kind}/journal/`),
    )
    expect(choose(['unit', 'journal'], process.cwd()).parts).toEqual(['unit'])
  })
})

describe('npm test', () => {
  let root: string
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'evenkeel-suite-'))
    for (const folder of ['scripts/test', 'server/start'])
      fs.cpSync(folder, path.join(root, folder), { recursive: true })
    fs.copyFileSync('scripts/test.mjs', path.join(root, 'scripts/test.mjs'))
    for (const name of ['package.json', 'package-lock.json']) fs.copyFileSync(name, path.join(root, name))
    fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
    fs.mkdirSync(path.join(root, 'tests'))
  })
  afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

  const runWith = (check: string, only = 'check') => {
    fs.writeFileSync(path.join(root, 'scripts/check.mjs'), check)
    const result = spawnSync(process.execPath, ['scripts/test.mjs', '--only', only], {
      cwd: root,
      encoding: 'utf8',
    })
    return { code: result.status, last: result.stdout.trimEnd().split('\n').at(-1) }
  }

  it('ends with the counts', () => {
    const steps = `console.log('ok     format (1 s)\\nok     types: site (2 s)')`
    expect(runWith(steps)).toEqual({ code: 0, last: '2 passed, 0 failed' })
    expect(runWith(`${steps}; console.log('FAILED lint (3 s)'); process.exit(1)`)).toEqual({
      code: 1,
      last: '2 passed, 1 failed',
    })
  })

  it('fails when a part breaks off, and when nothing ran', () => {
    expect(runWith(`throw new Error('broken')`)).toEqual({ code: 1, last: '0 passed, 1 failed' })
    expect(runWith('')).toEqual({ code: 1, last: '0 passed, 0 failed' })
    expect(runWith('', 'nothing')).toEqual({ code: 1, last: '0 passed, 0 failed' })
  })

  it('finds a browser in the PATH', () => {
    expect(findChromium(root)).toBeUndefined()
    const program = path.join(root, 'google-chrome')
    fs.writeFileSync(program, '', { mode: 0o755 })
    expect(findChromium(`/nowhere${path.delimiter}${root}`)).toBe(program)
  })
})
