/** Makes the page offline while a function runs. */
export async function withoutNetwork(act: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
  try {
    await act()
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
    // The property of the browser is restored.
    expect('onLine' in navigator).to.equal(true)
    window.dispatchEvent(new Event('online'))
  }
}
