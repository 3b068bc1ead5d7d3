import { expect, it } from 'vitest'
import { closeServices, createServices } from '#services'
import { insertMessage } from '#services/mail/embedded/mailboxStore.ts'
import { testEnv, useTestContext } from '#tests/kit/testContext.ts'
import { startHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const MAIL = {
  kind: 'mail',
  recipient: 'a@b.example',
  subject: 'A reset link',
  text: 'x',
  html: '',
  raw: 'x',
}

// A plain proxy asks as this machine does: from loopback, by a loopback name, without a header of its own.
it.each([
  [{}, true],
  [{ PUBLIC_ORIGIN: 'https://app.example.test' }, false],
  [{ HOST: '0.0.0.0' }, false],
])('with %j a request that looks like our own reads mails: %s', async (settings, isOpen) => {
  await insertMessage(context.current.db, MAIL)
  const services = createServices(testEnv(context.current.services.env.DATABASE_URL!, settings))
  const server = await startHttpServer({ services })
  try {
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox.json?to=a@b.example']) {
      const answer = await server.request({ path, headers: { host: '127.0.0.1' } })
      expect(answer.text.includes('reset link'), path).toBe(isOpen)
    }
  } finally {
    await server.stop()
    await closeServices(services)
  }
})
