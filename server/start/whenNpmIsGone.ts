import { ancestorsOf } from './processes.mjs'

const LOOK_EVERY_MS = 300

/**
 * Calls `stop` when npm, or the shell between npm and us, has ended. npm hands a SIGTERM to that shell, the shell dies
 * of it without a word: without this, `kill` of npm would leave everything running. Does nothing when npm did not
 * start us. `ancestors` are those at the very start, so that an end during a long installation counts too.
 */
export function whenNpmIsGone(ancestors: readonly number[], stop: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const watch = setInterval(() => {
    if (String(ancestorsOf(process.pid)) === String(ancestors)) return
    clearInterval(watch)
    stop()
  }, LOOK_EVERY_MS)
  watch.unref()
}
