import { requireChromium } from './chromium.mjs'
import { run, withReport } from './run.mjs'

/**
 * Runs Playwright in the Chromium of this machine.
 * @param {string} root
 */
export async function endToEnd(root) {
  const CHROMIUM_PATH = await requireChromium()
  return withReport(
    (file) =>
      // A journey gets a second try, and the report names it 'flaky': a browser on a loaded machine loses a click now and then.
      run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--retries=1'], {
        root,
        env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NODE_ENV: undefined },
      }),
    countPlaywright,
  )
}

/** Counts a Playwright report. A test that passed only at its second try counts as passed, errors outside of tests as failed. */
export function countPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {}
  const failed = unexpected + (report.errors?.length ?? 0)
  return { passed: expected + flaky, failed: failed === 0 && code !== 0 ? 1 : failed, skipped }
}
