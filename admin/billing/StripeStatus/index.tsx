import { Block } from '#admin/_shell/Block.tsx'
import { StatusCheck } from '../StatusCheck.client.tsx'
import { guarded } from '#admin/_shell/guarded.tsx'
import { Page } from '../Page.tsx'
import { PlanRefunds } from './PlanRefunds.client.tsx'

/**
 * `/admin/stripe`: which mode is active, and what is set; and the charges of plans. Source: docs/rules/billing.md
 * S-003-2.15.
 */
export const StripeStatus = guarded('StripeStatus', ({ actor, messages, locale }) => (
  <Page texts={messages.payments.status}>
    <StatusCheck messages={messages.payments} failed={messages.payments.status.failed} />
    <Block id="plans" title={messages.payments.plan_refund.title} aside={messages.payments.plan_refund.intro}>
      <PlanRefunds
        messages={{
          ...messages.payments.plan_refund,
          standing: messages.panel.option.subscription,
          again: messages.payments.status.again,
        }}
        locale={locale}
        timeZone={actor.timeZone}
      />
    </Block>
  </Page>
))
