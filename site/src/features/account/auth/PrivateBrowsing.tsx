import { useState } from 'react'
import { isStorageAvailable } from '../../../lib/localStore.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** The reason why signing in does not work in this window, or undefined. */
export function usePrivateBrowsing(): string | undefined {
  const t = useMessages()
  const [canKeep] = useState(isStorageAvailable)
  return canKeep ? undefined : t('account.auth.private_browsing')
}

/** The warning above a form that cannot be sent. */
export const PrivateBrowsing = ({ blocked }: { blocked: string | undefined }) =>
  blocked && (
    <Notice tone="caution" live>
      {blocked}
    </Notice>
  )
