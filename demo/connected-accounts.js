// The sandbox in the page is lost when the user leaves the page to connect an account. Data that both pages need is
// kept in the session storage of the tab.
const WEBVIEW = 'latchkey-demo.connect-webview'
const PROVIDERS = 'latchkey-demo.connected-providers'

function readStorage(name) {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Returns the providers of the connected accounts, oldest first. */
export function connectedProviders() {
  try {
    const providers = JSON.parse(readStorage(PROVIDERS))
    return Array.isArray(providers) ? providers : []
  } catch {
    return []
  }
}

export function clearAccounts() {
  if (readStorage(PROVIDERS)) sessionStorage.removeItem(PROVIDERS)
}

/** Stores the webview that the user is about to open. */
export function storeWebview(url) {
  const id = new URL(url).searchParams.get('connect_webview_id')
  try {
    if (id) sessionStorage.setItem(WEBVIEW, id)
  } catch {
    // The connect page shows a message if storage is not available.
  }
}

/** Returns `true` if the user has opened this webview and has not connected an account yet. */
export const isOpenWebview = (id) => readStorage(WEBVIEW) === id

/** Returns `true` if session storage is available. */
export function canStoreAccounts() {
  try {
    sessionStorage.setItem(PROVIDERS, JSON.stringify(connectedProviders()))
    return true
  } catch {
    return false
  }
}

/** Stores a connected account and closes the webview. */
export function storeAccount(provider) {
  sessionStorage.setItem(PROVIDERS, JSON.stringify([...connectedProviders(), provider]))
  sessionStorage.removeItem(WEBVIEW)
}
