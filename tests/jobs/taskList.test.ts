import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import type { JobHelpers } from 'graphile-worker'
import { NoInput } from '#domain/jobs/job.ts'
import { task, type Run, type Task } from '#jobs/_kit/task.ts'
import { buildTaskList } from '#jobs/_kit/taskList.ts'
import { withoutAddresses } from '#jobs/_kit/withoutAddresses.ts'
import { reconnectingPool } from '#jobs/_kit/reconnectingPool.ts'
import { schedulesOf } from '#jobs/_kit/schedules.ts'
import { tasks } from '#jobs/index.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const Input = z.strictObject({ word: z.string() })

/** Runs one job the way the queue does. */
function perform(
  definition: Task,
  payload: unknown,
  { tries = 1, signal }: { tries?: number; signal?: AbortSignal } = {},
) {
  const list = buildTaskList([definition], context.current.services)
  const job = { attempts: tries, max_attempts: definition.maxAttempts }
  return list[definition.name]!(payload, { job, abortSignal: signal } as unknown as JobHelpers)
}
const job = (work: (run: Run<typeof Input>) => Promise<void>, extra: Partial<Task> = {}) =>
  task({ name: 'test.job', maxAttempts: 3, input: Input, ...extra }, () =>
    Promise.resolve({ run: work }),
  ) as Task

describe('a job', () => {
  it('gets its checked input, the services, and whether this is its last try', async () => {
    const work = vi.fn(() => Promise.resolve())
    await perform(job(work), { word: 'a' }, { tries: 2 })
    await perform(job(work), { word: 'b' }, { tries: 3 })
    expect(work.mock.calls).toMatchObject([
      [{ input: { word: 'a' }, isLastTry: false, services: context.current.services }],
      [{ input: { word: 'b' }, isLastTry: true }],
    ])
  })

  it('does not start with an input it does not know', async () => {
    const work = vi.fn(() => Promise.resolve())
    await expect(perform(job(work), { word: 1 })).rejects.toThrow()
    await expect(perform(job(work), { word: 'a', more: 1 })).rejects.toThrow()
    expect(work).not.toHaveBeenCalled()
  })

  it('started by a schedule has no input but the slot, which it does not see', async () => {
    const work = vi.fn(() => Promise.resolve())
    const nightly = { ...job(work as never), input: NoInput, cron: '0 1 * * *' } as Task
    await perform(nightly, { _cron: { ts: '2026-03-12T01:00:00Z' } })
    expect(work.mock.calls).toMatchObject([[{ input: {} }]])
  })

  it('ends when its time is up, also when it does not listen', async () => {
    let heard = false
    const deaf = job(
      ({ signal }) =>
        new Promise<void>(() => {
          signal.addEventListener('abort', () => (heard = true))
        }),
      { timeoutSeconds: 0.05 },
    )
    await expect(perform(deaf, { word: 'a' })).rejects.toThrow('took longer than 0.05 s')
    expect(heard).toBe(true)
  })

  it('ends when the worker stops', async () => {
    const stopping = new AbortController()
    const running = perform(
      job(() => new Promise<void>(() => undefined)),
      { word: 'a' },
      { signal: stopping.signal },
    )
    stopping.abort()
    await expect(running).rejects.toThrow('the worker is stopping')
  })
})

describe('the list of jobs', () => {
  it('has names that say feature and verb, each once, and code that can be loaded', async () => {
    expect(tasks.map(({ name }) => name).every((name) => /^[a-z]+\.[a-zA-Z]+$/.test(name))).toBe(true)
    expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
    for (const { run } of tasks) expect((await run()).run).toBeTypeOf('function')
  })

  it('has schedules the queue understands; a waiting slot is replaced, not piled up', () => {
    const schedules = schedulesOf(tasks)
    const scheduled = [
      'account.advanceAges',
      'account.erase',
      'account.expireExports',
      'billing.comparePlans',
      'billing.compareWithProvider',
      'billing.mailTrialEnds',
      'chat.endListeners',
      'coach.deliverMessages',
      'moderation.verifyChain',
      'notifications.deliverDaily',
      'onboarding.tellGuardians',
      'ops.prune',
      'ops.publishScheduled',
      'store.compareProducts',
      'store.settleOrders',
      'store.settleRequests',
      'trivia.generateWeekends',
      'trivia.notifyWeekend',
      'trivia.publishWeekends',
    ]
    expect(schedules.map(({ task: name }) => name).sort()).toEqual(scheduled)
    expect(schedules.map(({ identifier }) => identifier).sort()).toEqual(scheduled)
    expect(schedules.every(({ options }) => options.jobKey?.startsWith('schedule:'))).toBe(true)
    const nightly = schedules.find(({ task: name }) => name === 'ops.prune')!
    expect(nightly.match({ min: 17, hour: 3, date: 1, month: 1, dow: 1 })).toBe(true)
    expect(nightly.match({ min: 18, hour: 3, date: 1, month: 1, dow: 1 })).toBe(false)
  })
})

describe('the pool of the scheduler', () => {
  it('waits for a database that is away', async () => {
    let tries = 0
    const pool = {
      query: () => ((tries += 1) < 3 ? Promise.reject(new Error('away')) : Promise.resolve({ rows: [1] })),
      max: 7,
    }
    const patient = reconnectingPool(
      pool as never,
      new AbortController().signal,
      context.current.services.log,
    )
    expect(await patient.query('select 1')).toEqual({ rows: [1] })
    expect((patient as unknown as { max: number }).max).toBe(7)
  })

  it('gives no rows once the shift ends', async () => {
    const ended = new AbortController()
    const pool = { query: () => Promise.reject(new Error('away')) }
    const asked = reconnectingPool(pool as never, ended.signal, context.current.services.log).query(
      'select 1',
    )
    setTimeout(() => ended.abort(), 50)
    expect(await asked).toMatchObject({ rows: [] })
  })
})

it('addresses do not reach the log', () => {
  expect(withoutAddresses('550 <bob.o-hara@mail.example>: no such user; (to: "ann@x.example")')).toBe(
    '550 <[address]>: no such user; (to: "[address]")',
  )
})
