import path from 'node:path'
import { roleWarnings } from '#operations/ops/roleWarnings.ts'
import { datasetOf } from '#seed/datasets/state.ts'
import { closeServices, createServices, useServices } from '#services'
import { env, SettingsError } from '#services/env.ts'
import { insertMessage } from '#services/mail/embedded/mailboxStore.ts'
import { startMailbox } from '#services/mail/embedded/startMailbox.ts'
import { createApp } from './http/app.ts'
import { loadPayload } from './loadPayload.ts'
import { endWell } from './process.ts'

/** The process members talk to. Any number may run behind a load balancer. */
async function main(): Promise<void> {
  const services = useServices(createServices(env(), { name: 'evenkeel-api', loadPayload }))
  const { log, db } = services
  // The database may be away: pages of help have to be there all the same.
  if (services.env.isPublic && (await datasetOf(db).catch(() => null)) === 'demo')
    throw new SettingsError('The demo dataset has public passwords, so no other machine may get in.')
  const app = createApp(services, { siteFolder: path.resolve('dist/site') })
  const mailbox = services.env.SMTP_URL
    ? undefined
    : await startMailbox({
        port: services.env.EMBEDDED_SMTP_PORT,
        host: '127.0.0.1',
        store: (mail) => insertMessage(db, mail),
      })
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject)
    app.server.listen(services.env.PORT, services.env.HOST, resolve)
  })
  log.info({ host: services.env.HOST, port: services.env.PORT, origin: services.env.origin }, 'api listening')
  endWell(
    log,
    async () => {
      await app.close()
      await mailbox?.close()
      await closeServices(services)
    },
    isLostFile,
  )
  // Not awaited: the database may be away.
  roleWarnings(db, services.env).then(
    (warnings) => warnings.forEach((warning) => log.warn(warning)),
    () => undefined,
  )
  // Not awaited: members are served at once, content and the panel's REST a moment later.
  app.warm().catch((error: unknown) => log.warn({ err: error }, 'payload could not be loaded yet'))
}

/**
 * A file of the site that went away while it was being sent (a build replaced it): the static server has no one
 * listening for that.
 */
const isLostFile = (error: Error): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'open'

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
})
