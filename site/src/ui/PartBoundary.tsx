import { Component, type ReactNode } from 'react'
import { isStaleChunk } from '../lib/isStaleChunk.ts'

type Props = { children: ReactNode }

/**
 * Keeps a part whose code or messages do not come from taking the screen along: the part stays away, and is tried again
 * once there is a connection. Other errors go on to the boundary around the screen, which reports them.
 */
export class PartBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error('unknown') })

  private readonly again = () => this.setState({ error: null })

  override componentDidMount() {
    window.addEventListener('online', this.again)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.again)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isStaleChunk(error)) throw error as Error
    return null
  }
}
