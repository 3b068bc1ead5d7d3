import { Component, type ReactNode } from 'react'
import { isStaleChunk } from '../lib/isStaleChunk.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { Main, Shell } from './frame/Shell.tsx'
import { TopBar } from './frame/TopBar.tsx'
import { reportError } from './reportError.ts'

type Props = { children: ReactNode; bare?: boolean; quiet?: boolean }

/**
 * Catches what breaks while drawing. `bare` brings its own bar, for a crash of the frame, so that help stays in its
 * place. `quiet` shows nothing instead, for small parts.
 */
export class CrashBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error('unknown') })
  override componentDidCatch(error: unknown) {
    reportError(error)
  }
  override render() {
    if (this.state.error === null) return this.props.children
    if (this.props.quiet) return null
    const isStale = isStaleChunk(this.state.error)
    const screen = <CrashScreen kind={!isStale ? 'fault' : navigator.onLine ? 'update' : 'offline'} />
    if (!this.props.bare) return screen
    return (
      <Shell>
        <TopBar home="/?home" />
        <Main>{screen}</Main>
      </Shell>
    )
  }
}
