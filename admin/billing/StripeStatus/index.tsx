import { StatusCheck } from '../StatusCheck.client.tsx'
import { guarded } from '#admin/_shell/guarded.tsx'
import { Page } from '../Page.tsx'

/** `/admin/stripe`: which mode is active, and what is set. Source: docs/rules/billing.md S-003-2.15. */
export const StripeStatus = guarded('StripeStatus', ({ words }) => (
  <Page texts={words.payments.status}>
    <StatusCheck words={words.payments} failed={words.payments.status.failed} />
  </Page>
))
