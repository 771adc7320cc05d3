import { Component, type ReactNode } from 'react'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { ChunkLoadError } from '../loading/load-chunk.js'

interface Props {
  readonly children: ReactNode
  readonly title: string
  /** Label of the button that mounts the children again. */
  readonly reloadLabel: string
  readonly onError: (error: unknown) => void
}

/**
 * Contains an error in its element. A chunk that failed to load is retried when the page is online; a crashed element
 * when it is inserted again.
 */
export class ErrorBoundary extends Component<Props, { readonly failure?: { readonly error: unknown } | undefined }> {
  override state: { failure?: { error: unknown } | undefined } = {}
  #wasAway = false
  /** Error that occurred while the element was detached. */
  #unseen: { readonly error: unknown } | undefined

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } }
  }

  readonly #mend = (): void => this.setState({ failure: undefined })

  override componentDidMount(): void {
    this.#unseen = this.#wasAway ? this.state.failure : undefined
    if (this.#wasAway) this.#mend()
  }

  override componentDidCatch(error: unknown): void {
    if (this.#unseen && error === this.#unseen.error) return
    if (error instanceof ChunkLoadError) addEventListener('online', this.#mend, { once: true })
    this.props.onError(error)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#mend)
    this.#wasAway = true
  }

  override render(): ReactNode {
    const { children, title, reloadLabel } = this.props
    if (!this.state.failure) return children
    return <ErrorMessage title={title} actionLabel={reloadLabel} onAction={this.#mend} />
  }
}
