import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/**
 * Keeps a part that fails, as one whose words do not come, from taking the screen along: the part stays away. It is
 * tried again once there is a connection.
 */
export class PartBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  private readonly again = () => this.setState({ isBroken: false })

  override componentDidMount() {
    window.addEventListener('online', this.again)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.again)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
