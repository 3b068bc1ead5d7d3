import { useMessages } from '../../../lib/messages.tsx'

type StatusTextProps = {
  status: 'pending' | 'contact' | 'verified' | 'revoked'
  child: string | null
  /** When it was asked for, given or taken back. */
  date: string
}

/** Where the consent stands, in a sentence; with the child's name as long as we may say it. */
export function StatusText({ status, child, date }: StatusTextProps) {
  const t = useMessages()
  switch (status) {
    case 'pending':
      return child
        ? t('onboarding.guardian_page.pending', { child })
        : t('onboarding.guardian_page.pending_unnamed')
    case 'contact':
      return child
        ? t('onboarding.guardian_page.contact', { child, date })
        : t('onboarding.guardian_page.contact_unnamed', { date })
    case 'verified':
      return child
        ? t('onboarding.guardian_page.verified', { child, date })
        : t('onboarding.guardian_page.verified_unnamed', { date })
    case 'revoked':
      return t('onboarding.guardian_page.revoked', { date })
  }
}
