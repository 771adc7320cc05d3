/** Keeps a choice for the next page, where the browser lets it. */
export function remember(name, value) {
  try {
    localStorage.setItem(`latchkey-docs-${name}`, value)
  } catch {
    // It is forgotten with the page.
  }
}

/** What was chosen on an earlier page. */
export function remembered(name) {
  try {
    return localStorage.getItem(`latchkey-docs-${name}`)
  } catch {
    return null
  }
}
