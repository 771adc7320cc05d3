import { expect } from 'chai'

/** Lets the page be without a network for as long as this takes. */
export async function withoutNetwork(act: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
  try {
    await act()
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
    // It is the browser's own again.
    expect('onLine' in navigator).to.equal(true)
    window.dispatchEvent(new Event('online'))
  }
}
