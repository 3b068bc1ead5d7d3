import { Block } from '#admin/_shell/Block.tsx'
import { StatusCheck } from '../StatusCheck.client.tsx'
import { guarded } from '#admin/_shell/guarded.tsx'
import { Page } from '../Page.tsx'
import { PlanRefunds } from './PlanRefunds.client.tsx'

/**
 * `/admin/stripe`: which mode is active, and what is set; and the charges of plans. Source: docs/rules/billing.md
 * S-003-2.15.
 */
export const StripeStatus = guarded('StripeStatus', ({ actor, words, locale }) => (
  <Page texts={words.payments.status}>
    <StatusCheck words={words.payments} failed={words.payments.status.failed} />
    <Block id="plans" title={words.payments.plan_refund.title} aside={words.payments.plan_refund.intro}>
      <PlanRefunds
        words={{
          ...words.payments.plan_refund,
          standing: words.panel.option.subscription,
          again: words.payments.status.again,
        }}
        locale={locale}
        timeZone={actor.timeZone}
      />
    </Block>
  </Page>
))
