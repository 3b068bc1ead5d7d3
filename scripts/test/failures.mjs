import path from 'node:path'

/** Characters of an error that the list of failures shows. */
const ERROR_LENGTH = 600

const line = (file, name, error = '') =>
  `${path.relative(process.cwd(), file ?? '')} > ${name}\n    ${error.slice(0, ERROR_LENGTH).trim().replaceAll('\n', '\n    ')}`

/**
 * The failed tests of a vitest report, each with its file, name and the start of its error.
 * @returns {string[]}
 */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [line(file, 'the file broke', message)]
    return failed.map((test) => line(file, test.fullName, test.failureMessages?.[0]))
  })
}

/**
 * The journeys of a Playwright report that failed, or passed only at their second try, in the same form.
 * @returns {string[]}
 */
export function playwrightFailures(report) {
  const ofSuite = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) =>
          line(
            path.join(report.config?.rootDir ?? '', spec.file),
            `${spec.title} (${status === 'flaky' ? 'passed at its second try' : 'failed'})`,
            results.find(({ error }) => error)?.error.message,
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ]
  return [
    ...(report?.suites ?? []).flatMap(ofSuite),
    ...(report?.errors ?? []).map((error) => line('', 'outside of any journey', error.message)),
  ]
}
