import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { billingApi } from '#domain/billing/api.ts'
import { endCustomers, handleEvent } from '#domain/billing/jobs.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { seedPlans } from '#seed/factories/plans.ts'
import { answerPaymentEvent } from '#server/http/paymentEvents.ts'
import { freePort } from '#server/start/ports.mjs'
import { sandboxAccount, sandboxPrices } from '#services/payments/sandbox/account.ts'
import { createSandbox, type Sandbox } from '#services/payments/sandbox/sandbox.ts'
import type { Person } from './people.ts'
import { runQueued } from './runQueued.ts'
import { useTestContext, type TestContext } from './testContext.ts'

/** A product with test payments: the real sandbox behind the real SDK, and the real inbox. */
export type Billing = {
  readonly context: TestContext
  readonly sandbox: Sandbox
  /** What the inbox answered, in order. */
  readonly answers: number[]
  /** Opens a page of the sandbox with what a browser would send. */
  page(url: string, form?: Record<string, string>): Promise<Response>
  /** Delivers what happened, and does the jobs that come of it. */
  settle(): Promise<void>
  /** Starts a plan the way a member does; with a card where one is asked for. */
  start(person: Person, plan: PlanKey): Promise<void>
  /** The stored status of a member. */
  statusOf(person: Person): Promise<string>
  /** Lets time pass, at the provider too. */
  wait(days: number): Promise<void>
}

/** Makes it for the tests of one file. */
export async function useBilling(): Promise<Billing> {
  const port = await freePort()
  const context = useTestContext({ env: { SANDBOX_PORT: String(port) } })
  const answers: number[] = []
  let sandbox: Sandbox
  let inbox: Server

  beforeAll(async () => {
    const { services } = context.current
    await services.db.tx((sql) => seedPlans(sql, services.clock.now()))
    inbox = createServer((request, response) => {
      const { method = 'GET', url = '/', headers } = request
      void answerPaymentEvent(services, {
        method,
        url,
        peer: '127.0.0.1',
        header: (name) => headers[name] as string | undefined,
        body: () => buffer(request),
      }).then(({ status }) => {
        answers.push(status)
        response.writeHead(status).end('{}')
      })
    })
    await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve))
    const { secretKey, webhookSecret } = sandboxAccount(services.env)
    sandbox = createSandbox({
      db: services.db,
      clock: services.clock,
      log: services.log,
      secretKey,
      pagesAt: `http://127.0.0.1:${port}/sandbox`,
      receiver: { url: `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/`, secret: webhookSecret },
    })
    await new Promise<void>((resolve) => sandbox.server.listen(port, '127.0.0.1', resolve))
    await sandbox.tick()
  })
  afterAll(() => {
    for (const server of [sandbox.server, inbox]) {
      server.closeAllConnections()
      server.close()
    }
  })

  const billing: Billing = {
    get context() {
      return context.current
    },
    get sandbox() {
      return sandbox
    },
    answers,
    page: (url, form) =>
      fetch(url, {
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        redirect: 'manual',
      }),
    async settle() {
      await sandbox.tick()
      await runQueued(context.current, handleEvent, endCustomers)
    },
    async start(person, plan) {
      const { url } = await context.current.call(
        billingApi.startCheckout,
        { body: { priceId: sandboxPrices[plan] } },
        { as: person },
      )
      await billing.page(url, { number: '4242424242424242' })
      await billing.settle()
    },
    async statusOf({ id }) {
      const [row] = await context.current.db.query<{ subscription_status: string }>(
        'select subscription_status from profiles where id = $1',
        [id],
      )
      return row!.subscription_status
    },
    async wait(days) {
      context.current.clock.advance(days * 86_400)
      await billing.settle()
    },
  }
  return billing
}
