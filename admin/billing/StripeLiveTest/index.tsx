import { moneyText } from '#domain/billing/moneyText.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { storedPlan } from '#operations/billing/plans/storedPlans.ts'
import { services } from '#services'
import { Block } from '#admin/_shell/Block.tsx'
import { guarded } from '#admin/_shell/guarded.tsx'
import { Page } from '../Page.tsx'
import { StatusCheck } from '../StatusCheck.client.tsx'
import { TestCheckout } from '../TestCheckout.client.tsx'
import type { PaymentMessages } from '../types.ts'

/** The provider's published test cards. Source: docs/rules/billing.md D-183. */
const cards = [
  ['success', ['4242 4242 4242 4242']],
  ['decline', ['4000 0000 0000 0002']],
  ['requires_auth', ['4000 0025 0000 3155', '4000 0027 6000 3184']],
] as const

/** `/admin/stripe-live-test`: a checkout of the Individual plan. Source: docs/rules/billing.md S-003-2.15. */
export const StripeLiveTest = guarded('StripeLiveTest', async ({ messages, locale }) => (
  <Page texts={await textsWithPrice(messages.payments, locale)}>
    <TestCheckout messages={messages.payments} />
    <Block id="status" title={messages.payments.status.title}>
      <StatusCheck messages={messages.payments} failed={messages.payments.status.failed} />
    </Block>
    <Block id="cards" title={messages.payments.test.cards}>
      <dl className="ek-facts">
        {cards.map(([kind, numbers]) => (
          <div key={kind}>
            <dt>{messages.payments.test[kind]}</dt>
            {numbers.map((number) => (
              <dd key={number}>
                <code dir="ltr">{number}</code>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Block>
  </Page>
))

/** Returns the page's messages with what the plan costs today. */
async function textsWithPrice({ test }: PaymentMessages, locale: Locale) {
  const plan = await storedPlan(services().db, 'individual')
  const price = plan ? moneyText(locale, plan.priceCents, plan.currency) : ''
  return { ...test, intro: fill(test.intro, { price }) }
}
