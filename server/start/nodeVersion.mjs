const NEEDED = [20, 19]

/**
 * The message for a Node that is too old; undefined when it will do.
 * @param {string} version such as "20.19.0"
 * @returns {string | undefined}
 */
export function tooOld(version) {
  const parts = version.split('.').map(Number)
  if (parts[0] > NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] >= NEEDED[1])) return undefined
  return (
    'Evenkeel needs Node ' +
    NEEDED.join('.') +
    ' or newer; this is ' +
    version +
    '. Get one from https://nodejs.org and try again.'
  )
}
