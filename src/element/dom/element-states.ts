import { pageEnvironment } from './page-environment.js'

/** Content state of an element, available as `:state(…)`. */
export type ContentState = 'loading' | 'empty' | 'error' | 'ready'

/** CSS states of an element, and a way to wait for them. */
export interface ElementStates {
  showTheme(theme: string | undefined): void
  showContent(state: ContentState): void
  /** Sets a state that covers the content state. `undefined` removes it. */
  coverContent(state: ContentState | undefined): void
  /** Starts observing connectivity. */
  connect(): void
  disconnect(): void
  /** Resolves when the element is no longer loading. */
  whenShown(): Promise<void>
}

/**
 * @param states `undefined` in browsers without custom states. Chrome before 125 only accepts names with two dashes.
 */
export function createElementStates(states: CustomStateSet | undefined): ElementStates {
  let content: ContentState = 'loading'
  let cover: ContentState | undefined
  let shown: ContentState = content
  let theme: string | undefined
  let waiting: (() => void)[] = []
  let stopFollowing: (() => void) | undefined

  function put(name: string | undefined, isOn: boolean): void {
    if (!name) return
    try {
      if (isOn) states?.add(name)
      else states?.delete(name)
    } catch {
      // The browser rejects the name; the page does without the state.
    }
  }
  const followNetwork = (): void => put('offline', stopFollowing !== undefined && !pageEnvironment().isOnline())

  function show(): void {
    put(shown, false)
    shown = cover ?? content
    put(shown, true)
    if (shown === 'loading') return
    for (const resolve of waiting) resolve()
    waiting = []
  }

  show()

  return {
    showTheme(next) {
      put(theme, false)
      theme = next && `--${next}`
      put(theme, true)
    },
    showContent(state) {
      content = state
      show()
    },
    coverContent(state) {
      cover = state
      show()
    },
    connect() {
      stopFollowing ??= pageEnvironment().subscribe(followNetwork)
      followNetwork()
    },
    disconnect() {
      stopFollowing?.()
      stopFollowing = undefined
      followNetwork()
    },
    whenShown: () =>
      new Promise((resolve) => {
        if (shown === 'loading') waiting.push(resolve)
        else resolve()
      })
  }
}
