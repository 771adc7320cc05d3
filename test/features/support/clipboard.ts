/** What the clipboard does with what is copied, if there is one, for as long as this takes. */
export async function withClipboard(
  writeText: ((text: string) => Promise<void>) | undefined,
  act: () => Promise<void>
): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } })
  try {
    await act()
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}
