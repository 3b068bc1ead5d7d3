import { vitestFailures } from './failures.mjs'
import { run, withReport } from './run.mjs'

/**
 * Runs all vitest projects, or what lies in the folders.
 * @param {string} root
 * @param {string[]} [folders]
 */
export function unitTests(root, folders = []) {
  return withReport(
    (file) =>
      run(
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${file}`,
          ...folders,
        ],
        {
          root,
          env: { NODE_ENV: undefined },
        },
      ),
    (report, code) => ({ ...countVitest(report, code), failures: vitestFailures(report) }),
  )
}

/**
 * Counts a vitest report. A file that broke before its first test counts as one failure, and so does an error outside
 * of any test, which vitest only shows in its exit code.
 */
export function countVitest(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}
