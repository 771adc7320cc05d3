import { pageEnvironment } from './page-environment.js'

/** What an element shows: something on its way, nothing, what went wrong, or what it is for. */
export type ContentState = 'loading' | 'empty' | 'error' | 'ready'

/** What a page can know of what an element shows: by `:state(…)` in its style sheets, and by waiting. */
export interface ElementStates {
  showTheme(theme: string | undefined): void
  /** What is shown from now on. */
  showContent(state: ContentState): void
  /** What is shown over that; nothing where it is to be seen. */
  coverContent(state: ContentState | undefined): void
  /** Follows whether the browser has a network. */
  connect(): void
  disconnect(): void
  /** Resolves once something else is shown than that it is on its way. */
  whenShown(): Promise<void>
}

/** @param states The element's own; some browsers have none, and Chrome before 125 takes only names with two dashes. */
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
      // Then a page does without this one.
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
