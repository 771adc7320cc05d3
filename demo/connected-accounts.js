// The sandbox in a page lives no longer than the page, and a person leaves it to connect an account. What is to be
// known on both pages is kept as long as their tab.
const WEBVIEW = 'latchkey-demo.connect-webview'
const PROVIDERS = 'latchkey-demo.connected-providers'

function kept(name) {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** The providers of the accounts that were connected, the oldest first. */
export function connectedProviders() {
  try {
    const providers = JSON.parse(kept(PROVIDERS))
    return Array.isArray(providers) ? providers : []
  } catch {
    return []
  }
}

/** Forgets every account that was connected. */
export function forgetAccounts() {
  if (kept(PROVIDERS)) sessionStorage.removeItem(PROVIDERS)
}

/** Notes the address of the webview to which a person is sent. */
export function noteWebview(url) {
  const id = new URL(url).searchParams.get('connect_webview_id')
  try {
    if (id) sessionStorage.setItem(WEBVIEW, id)
  } catch {
    // The page that one is sent to tells of it.
  }
}

/** Whether a person was sent to this webview, and has not connected an account there yet. */
export const isOpenWebview = (id) => kept(WEBVIEW) === id

/** Whether this browser keeps anything for the tab. */
export function canNoteAccounts() {
  try {
    sessionStorage.setItem(PROVIDERS, JSON.stringify(connectedProviders()))
    return true
  } catch {
    return false
  }
}

/** Notes that an account of a provider is connected, and the webview done with. */
export function noteAccount(provider) {
  sessionStorage.setItem(PROVIDERS, JSON.stringify([...connectedProviders(), provider]))
  sessionStorage.removeItem(WEBVIEW)
}
