import { Component, type ReactNode } from 'react'
import { ErrorMessage } from '../../ui/feedback/error-message.js'

interface Props {
  readonly children: ReactNode
  readonly title: string
  /** Names the button that mounts the broken children anew. */
  readonly reloadLabel: string
  readonly onError: (error: unknown) => void
}

/** Keeps the failure of one element inside that element. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { children, title, reloadLabel } = this.props
    if (!this.state.isBroken) return children
    return <ErrorMessage title={title} actionLabel={reloadLabel} onAction={() => this.setState({ isBroken: false })} />
  }
}
