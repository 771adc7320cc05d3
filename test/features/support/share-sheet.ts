/** What the system's share sheet does with what is shared, if there is one, for as long as this takes. */
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
