import { guarded } from '#admin/_shell/guarded.tsx'
import { Page } from '../Page.tsx'
import { Diagnostics } from './Diagnostics.client.tsx'

/** `/admin/stripe-diagnostics`: tries every part of the set-up. Source: docs/rules/billing.md S-003-2.15. */
export const StripeDiagnostics = guarded('StripeDiagnostics', ({ messages }) => (
  <Page texts={messages.payments.diagnostics}>
    <Diagnostics messages={messages.payments} />
  </Page>
))
