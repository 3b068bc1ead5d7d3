import { startHealthServer } from '#jobs/_kit/healthServer.ts'
import { startWorker } from '#jobs/_kit/worker.ts'
import { tasks } from '#jobs/index.ts'
import { closeServices, createServices, useServices } from '#services'
import { env, SettingsError } from '#services/env.ts'
import { endWell } from './process.ts'

/**
 * The process that runs background jobs and schedules. Any number may run; each needs its own `WORKER_HEALTH_PORT` on a
 * machine.
 */
async function main(): Promise<void> {
  const services = useServices(createServices(env(), { name: 'evenkeel-worker' }))
  const worker = startWorker(services, tasks)
  const health = await startHealthServer(worker, services.env.WORKER_HEALTH_PORT)
  endWell(services.log, async () => {
    await Promise.allSettled([worker.stop(), health.close()])
    await closeServices(services)
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
})
