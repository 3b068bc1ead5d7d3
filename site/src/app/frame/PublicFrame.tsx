import { Outlet } from 'react-router-dom'
import { Main, Shell } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'

/** The frame of screens for everybody: the mark and Help now. */
export function PublicFrame() {
  return (
    <Shell>
      <TopBar home="/?home" />
      <Main>
        <Outlet />
      </Main>
    </Shell>
  )
}
