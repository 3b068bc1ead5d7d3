import type { JobHelpers, TaskList } from 'graphile-worker'
import type { Services } from '#services'
import type { Task } from './task.ts'

const TIMEOUT_SECONDS = 60

/** The jobs in the form the queue runs them: code loaded on first use, input checked, ended when the time is up. */
export const buildTaskList = (tasks: readonly Task[], services: Services): TaskList =>
  Object.fromEntries(
    tasks.map((definition) => [
      definition.name,
      (payload: unknown, helpers: JobHelpers) => runJob(definition, payload, helpers, services),
    ]),
  )

async function runJob(
  definition: Task,
  payload: unknown,
  helpers: JobHelpers,
  services: Services,
): Promise<void> {
  const input = definition.input.parse(definition.cron ? withoutSlot(payload) : payload)
  const { run } = await definition.run()
  const { job, abortSignal } = helpers
  await within(definition.timeoutSeconds ?? TIMEOUT_SECONDS, abortSignal, (signal) =>
    run({ input, services, signal, isLastTry: job.attempts >= job.max_attempts }),
  )
}

/** The queue adds the slot to what a schedule starts; our jobs do not look at it. */
function withoutSlot(payload: unknown): unknown {
  const { _cron, ...input } = payload as { _cron?: unknown }
  return input
}

/**
 * Runs work that is notified when to end: after some seconds, or when the worker stops. Ends then even if the work does
 * not listen, so that the queue can give the job to another worker.
 */
async function within(
  seconds: number,
  stopping: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), {
      once: true,
    })
  })
  const stop = () => controller.abort(new Error('the worker is stopping'))
  const timer = setTimeout(() => controller.abort(new Error(`took longer than ${seconds} s`)), seconds * 1000)
  stopping?.addEventListener('abort', stop, { once: true })
  if (stopping?.aborted) stop()
  try {
    await Promise.race([work(controller.signal), ended])
  } finally {
    clearTimeout(timer)
    stopping?.removeEventListener('abort', stop)
  }
}
