/** Whether the page is seen, and on the network. */
export interface PageState {
  readonly isVisible: boolean
  readonly isOnline: boolean
  setVisible(isVisible: boolean): void
  setOnline(isOnline: boolean): void
  /** Gives the page its own state back. */
  end(): void
}

/** Takes over what the page says of itself. */
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
