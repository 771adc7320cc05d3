/** Visibility and network state of the page. */
export interface PageState {
  readonly isVisible: boolean
  readonly isOnline: boolean
  setVisible(isVisible: boolean): void
  setOnline(isOnline: boolean): void
  /** Restores the real state. */
  end(): void
}

/** Takes control of the visibility and network state. */
export function holdPageState(): PageState {
  let isVisible = true
  let isOnline = true
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden')
  })
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isVisible })
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  return {
    get isVisible() {
      return isVisible
    },
    get isOnline() {
      return isOnline
    },
    setVisible(next) {
      isVisible = next
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    setOnline(next) {
      isOnline = next
      window.dispatchEvent(new Event(next ? 'online' : 'offline'))
    },
    end() {
      Reflect.deleteProperty(document, 'visibilityState')
      Reflect.deleteProperty(document, 'hidden')
      Reflect.deleteProperty(navigator, 'onLine')
    }
  }
}
