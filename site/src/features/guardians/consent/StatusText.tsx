import type { Output } from '#domain/api/contract.ts'
import type { consentApi } from '#domain/guardians/consentApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages, type Messages } from '../../../lib/messages.tsx'

/** What the page behind a guardian's mail knows. */
export type GuardianPage = Output<typeof consentApi.guardianPage>

/** Where the consent stands, in a sentence; with the child's name as long as we may say it. */
export function StatusText({ page }: { page: GuardianPage }) {
  const { status, declined, since, childName: child, parental } = page
  const t = useMessages()
  const format = useFormat()
  const date = since ? format.date(since) : ''
  switch (status) {
    case 'pending':
      return child ? t('guardians.page.pending', { child }) : t('guardians.page.pending_unnamed')
    case 'contact':
      // With the code alone a teen begins; a child waits for the guardian. Source: docs/rules/legal.md D-010.
      return child && !parental
        ? t('guardians.page.contact', { child, date })
        : t('guardians.page.contact_unnamed', { date })
    case 'verified':
      return (
        <>
          {child
            ? t('guardians.page.verified', { child, date })
            : t('guardians.page.verified_unnamed', { date })}{' '}
          {t('guardians.page.kept')}
        </>
      )
    case 'revoked':
      return t(declined ? 'guardians.page.declined' : 'guardians.page.revoked', { date })
  }
}

/** The heading of the page: who asks, or what was answered. */
export function titleOf(t: Messages, { status, declined, childName: child }: GuardianPage): string {
  if (status === 'revoked') return t(declined ? 'guardians.page.over_no' : 'guardians.page.over_back')
  const title = ({ pending: 'asks', contact: 'left', verified: 'agreed' } as const)[status]
  return child ? t(`guardians.page.${title}`, { child }) : t(`guardians.page.${title}_unnamed`)
}
