import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '../loading/load-chunk.js'

interface Props {
  readonly children: ReactNode
  /** Renders the error. @param retry mounts the children again */
  readonly renderFailure: (retry: () => void, error: unknown) => ReactNode
  /** The children are mounted again when it changes. */
  readonly resetKey?: string | undefined
  readonly onError: (error: unknown) => void
  /** Called when the children are mounted again. */
  readonly onReset?: (() => void) | undefined
}

interface State {
  readonly failure?: { readonly error: unknown } | undefined
  readonly resetKey?: string | undefined
}

/**
 * Contains an error. A chunk that failed to load is retried when the page is online; a crashed screen when its element
 * is inserted again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}
  #wasAway = false
  /** Error that occurred while the element was detached. */
  #unseen: { readonly error: unknown } | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey }
  }

  readonly #mend = (): void => this.setState({ failure: undefined })

  override componentDidMount(): void {
    this.#unseen = this.#wasAway ? this.state.failure : undefined
    if (this.#wasAway) this.#mend()
  }

  override componentDidUpdate(_: Props, { failure }: State): void {
    if (failure && !this.state.failure) this.props.onReset?.()
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
    const { children, renderFailure } = this.props
    const { failure } = this.state
    return failure ? renderFailure(this.#mend, failure.error) : children
  }
}
