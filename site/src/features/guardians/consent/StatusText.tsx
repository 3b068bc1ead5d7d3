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
      return child ? t('guardians.page.pending', { child }) : t('guardians.page.pending_unnamed')
    case 'contact':
      return child
        ? t('guardians.page.contact', { child, date })
        : t('guardians.page.contact_unnamed', { date })
    case 'verified':
      return child
        ? t('guardians.page.verified', { child, date })
        : t('guardians.page.verified_unnamed', { date })
    case 'revoked':
      return t('guardians.page.revoked', { date })
  }
}
