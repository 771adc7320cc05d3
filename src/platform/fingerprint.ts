const STORAGE_KEY = 'latchkey_user_identifier_key'
const PREFIX = 'fingerprint_'

/** Stands in where the browser keeps nothing for us; it then lasts as long as the page. */
let fingerprint: string | null = null

/** Unlike `randomUUID` this works on pages without https too. */
const random = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join('')

/** A user identifier key for this browser, made up once. */
export function browserFingerprint(): string {
  try {
    fingerprint = localStorage.getItem(STORAGE_KEY) ?? fingerprint
  } catch {
    // What this page remembers has to do.
  }
  if (fingerprint?.startsWith(PREFIX)) return fingerprint
  fingerprint = PREFIX + random()
  try {
    localStorage.setItem(STORAGE_KEY, fingerprint)
  } catch {
    // As above.
  }
  console.warn('No userIdentifierKey was given: whoever uses this browser is taken for the same user.')
  return fingerprint
}
