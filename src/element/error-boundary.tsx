import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown in place of the broken children; `reload` mounts them anew. */
  readonly fallback: (reload: () => void) => ReactNode
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
    if (!this.state.isBroken) return this.props.children
    return this.props.fallback(() => this.setState({ isBroken: false }))
  }
}
