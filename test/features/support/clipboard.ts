/** Replaces the clipboard while a function runs. */
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
