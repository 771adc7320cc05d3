const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/**
 * Returns a key for a new access grant, with which it is found again after a lost response. Unlike `crypto.randomUUID`, it
 * is available on pages without HTTPS.
 */
export const randomGrantKey = (): string =>
  `latchkey-${[...crypto.getRandomValues(new Uint8Array(16))].map(hex).join('')}`
