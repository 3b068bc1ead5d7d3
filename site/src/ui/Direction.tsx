import { Direction as Parts } from 'radix-ui'
import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.tsx'

/** Sets for every control which way the page reads: in Arabic the arrow keys turn round. Once per page. */
export function Direction({ children }: { children: ReactNode }) {
  return <Parts.Provider dir={useMessages().dir}>{children}</Parts.Provider>
}
