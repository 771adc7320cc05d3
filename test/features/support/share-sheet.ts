/** Replaces the share sheet of the system while a function runs. */
export async function withShareSheet(
  share: ((shared: ShareData) => Promise<void>) | undefined,
  act: () => Promise<void>
): Promise<void> {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  try {
    await act()
  } finally {
    Reflect.deleteProperty(navigator, 'share')
  }
}
