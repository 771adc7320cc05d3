/**
 * Replaces the clipboard until the test ends.
 *
 * @param state `rejected` if the page may not write to it, `missing` if the browser has none.
 * @returns the texts that were copied
 */
export function replaceClipboard(state: 'working' | 'rejected' | 'missing' = 'working'): string[] {
  const copied: string[] = []
  const writeText = async (text: string): Promise<void> => {
    if (state === 'rejected') throw new DOMException('No', 'NotAllowedError')
    copied.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: state === 'missing' ? undefined : { writeText }
  })
  return copied
}

/**
 * Replaces the share sheet of the system until the test ends.
 *
 * @param rejection name of the error with which the share sheet does not open, or is closed.
 * @returns the data that was passed to the share sheet
 */
export function replaceShareSheet(rejection?: 'AbortError' | 'NotAllowedError' | 'missing'): ShareData[] {
  const shared: ShareData[] = []
  const share = async (data: ShareData): Promise<void> => {
    shared.push(data)
    if (rejection) throw new DOMException('No', rejection)
  }
  Object.defineProperty(navigator, 'share', { configurable: true, value: rejection === 'missing' ? undefined : share })
  return shared
}

/** Restores the clipboard and the share sheet of the browser. */
export function restoreNavigator(): void {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name)
}
