const STORAGE_KEY = 'latchkey_user_identifier_key'
const PREFIX = 'fingerprint_'

/** Fallback if `localStorage` is not available. Shared by all copies of the bundle on the page. */
const MEMORY_KEY = Symbol.for('latchkey.fingerprint.1')

/** Unlike `crypto.randomUUID`, available on pages without HTTPS. */
const randomId = () => Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join('')

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function save(fingerprint: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, fingerprint)
  } catch {
    Reflect.set(globalThis, MEMORY_KEY, fingerprint)
  }
}

/** Returns the user identifier key that was generated for this browser, and generates it on first use. */
export function browserFingerprint(): string {
  for (const candidate of [readStored(), Reflect.get(globalThis, MEMORY_KEY)])
    if (/^fingerprint_\w+$/.test(candidate)) return candidate
  const fingerprint = PREFIX + randomId()
  save(fingerprint)
  console.warn('No userIdentifierKey was given: all users of this browser share one session. Pass an id of your user.')
  return fingerprint
}
