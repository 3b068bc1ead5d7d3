import type { ReactNode } from 'react'
import { Main, Shell } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'

/** The frame of public screens: the mark and Help now. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <TopBar home="/?home" />
      <Main>{children}</Main>
    </Shell>
  )
}
