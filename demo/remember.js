/** Stores a choice for later visits, if storage is available. */
export function remember(name, value) {
  try {
    localStorage.setItem(`latchkey-docs-${name}`, value)
  } catch {
    // The choice lasts until the page is closed.
  }
}

/** Returns a stored choice, or `null`. */
export function remembered(name) {
  try {
    return localStorage.getItem(`latchkey-docs-${name}`)
  } catch {
    return null
  }
}
