const STORAGE_KEY = 'latchkey_user_identifier_key'
const PREFIX = 'fingerprint_'

/** Stands in where the browser keeps nothing for us; it then lasts as long as the page. */
let remembered: string | null = null

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function store(fingerprint: string): void {
  remembered = fingerprint
  try {
    localStorage.setItem(STORAGE_KEY, fingerprint)
  } catch {
    // The memory of this page has to do.
  }
}

/** Unlike `randomUUID` this works on pages without https too. */
const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A user identifier key for this browser, made up once. */
export function browserFingerprint(): string {
  const known = stored() ?? remembered
  if (known?.startsWith(PREFIX)) return known
  const fingerprint = PREFIX + random()
  store(fingerprint)
  console.warn('No userIdentifierKey was given: whoever uses this browser is taken for the same user.')
  return fingerprint
}
