import { guarded } from '#admin/_shell/guarded.tsx'
import { Page } from '../Page.tsx'
import { Setup } from './Setup.client.tsx'

/** `/admin/stripe-live-setup`: status, webhook and a first checkout. Source: docs/rules/billing.md S-003-2.15. */
export const StripeLiveSetup = guarded('StripeLiveSetup', ({ messages, locale }) => (
  <Page texts={messages.payments.setup}>
    <Setup messages={messages.payments} isMirrored={locale === 'ar'} />
  </Page>
))
