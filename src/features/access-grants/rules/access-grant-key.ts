const PREFIX = 'latchkey-'

/**
 * Returns an `access_grant_key` for a new access grant, with which it is found again after a lost response. Unlike `crypto.randomUUID`, it
 * also works on pages without HTTPS.
 */
export function randomGrantKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return PREFIX + hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** `true` for a key that an element has made. The key of a host or a reservation belongs to its system. */
export const isOwnKey = (key: string): boolean => key.startsWith(PREFIX)
