import type { ReactNode } from 'react'
import { Main, Shell } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'

/**
 * The frame of public screens: the mark and Help now, and what is given as `end` before it: then phones show the mark
 * alone.
 */
export function PublicFrame({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <Shell>
      <TopBar home="/?home" {...(end && { end, look: 'member' as const })} />
      <Main>{children}</Main>
    </Shell>
  )
}
