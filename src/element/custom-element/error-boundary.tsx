import { Component, type ReactNode } from 'react'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { ChunkLoadError } from './load-chunk.js'

interface Props {
  readonly children: ReactNode
  readonly title: string
  /** Names the button that mounts the broken children anew. */
  readonly reloadLabel: string
  readonly onError: (error: unknown) => void
}

/** Keeps the failure of one element inside that element. What could not be fetched is tried again when the page is online. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  readonly #mend = (): void => this.setState({ isBroken: false })

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) addEventListener('online', this.#mend, { once: true })
    this.props.onError(error)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#mend)
  }

  override render(): ReactNode {
    const { children, title, reloadLabel } = this.props
    if (!this.state.isBroken) return children
    return <ErrorMessage title={title} actionLabel={reloadLabel} onAction={this.#mend} />
  }
}
