import { describe, expect, it } from 'vitest'
import { diagnosticSteps, paymentStaffApi } from '#domain/billing/staffApi.ts'
import type { StaffRole } from '#domain/access/staff.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'

const billing = await useBilling()
const staff = (role: StaffRole) => billing.context.people.staff(role)
const diagnose = (as: Person) => billing.context.call(paymentStaffApi.paymentDiagnostic, { body: {} }, { as })

describe('the status of the payment provider', () => {
  it('says which mode is active, the account, and no key', async () => {
    const status = await billing.context.call(
      paymentStaffApi.paymentStatus,
      { body: { invalidate: true } },
      { as: await staff('admin') },
    )
    expect(status).toMatchObject({
      ok: true,
      message: 'Test mode active',
      errors: [],
      env: {
        liveKeysConfigured: false,
        isSandbox: true,
        publicKey: { present: false, last4: null },
        secretKey: { present: false, last4: null },
      },
      stripe: { livemode: false, accountId: 'acct_sandbox' },
    })
    expect(JSON.stringify(status)).not.toMatch(/sk_|whsec_/)
    expect(status.webhook.required).toHaveLength(6)
  })

  it.each(['moderator', 'support'] as const)('is closed to %s, as every other door here', async (role) => {
    const as = await staff(role)
    for (const contract of Object.values(paymentStaffApi))
      await expect(billing.context.call(contract, { body: {} }, { as })).rejects.toMatchObject({
        status: 403,
      })
  })
})

describe('diagnostics', () => {
  it('try every part; test payments pass, and are not ready', async () => {
    const { services } = billing.context
    await services.db.query('delete from stripe_events')
    const found = await diagnose(await staff('owner'))
    expect(found.results.map(({ step, status }) => [step, status])).toEqual([
      ['secret_key', 'warning'],
      ['webhook_secret', 'warning'],
      ['account', 'pass'],
      ['price_individual', 'pass'],
      ['price_family', 'pass'],
      ['webhook_endpoint', 'pass'],
      ['events_arrive', 'warning'],
      ['events_handled', 'pass'],
    ])
    expect(found.results.map(({ step }) => step)).toEqual([...diagnosticSteps])
    expect(found).toMatchObject({ liveReady: false, summary: { passed: 5, failed: 0, warnings: 3 } })
  })

  it('find a price that differs from the plan, and events that wait', async () => {
    const { db, clock } = billing.context
    await db.query(
      `update sandbox_objects set data = jsonb_set(data, '{unit_amount}', '699') where id = 'price_individual'`,
    )
    const early = new Date(clock.now().getTime() - 11 * 60_000)
    await addRow(db, 'stripe_events', {
      event_id: 'evt_stuck',
      type: 't',
      object_id: 'o',
      happened_at: early,
      received_at: early,
    })
    const found = await diagnose(await staff('owner'))
    const failed = found.results.filter(({ status }) => status === 'fail')
    expect(failed.map(({ step, details }) => [step, details])).toEqual([
      ['price_individual', '6.99 USD'],
      ['events_handled', '1'],
    ])
    await db.query(
      `update sandbox_objects set data = jsonb_set(data, '{unit_amount}', '599') where id = 'price_individual'`,
    )
    await db.query('delete from stripe_events')
  })
})

it('a test checkout of staff is one of the Individual plan', async () => {
  const as = await staff('admin')
  const { url, sessionId, livemode } = await billing.context.call(
    paymentStaffApi.testCheckout,
    { body: {} },
    { as },
  )
  expect(livemode).toBe(false)
  expect(sessionId).toMatch(/^cs_/)
  expect(await (await billing.page(url)).text()).toContain('5.99')
})
