import { canStoreAccounts, isOpenWebview, storeAccount } from '../connected-accounts.js'
import { safeDestination } from './destination.js'

const UNKNOWN_WEBVIEW = {
  title: 'Nothing to connect',
  text: '“Connect Account” opens this page, and its link is unknown or was already used. Press “Connect Account” again.'
}
const FOREIGN_DESTINATION = {
  title: 'This link leads to another site',
  text: 'It would redirect you to another site afterwards, so nothing was connected. Start from the playground.'
}
const NO_STORAGE = {
  title: 'Your browser blocks storage',
  text:
    'The sandbox in the page ends when you leave the page, so this tab must store the connected account. ' +
    'Allow storage for this site, or choose “Demo server over HTTP” as the platform.'
}
const FAILED = 'Couldn’t connect the account. Try again.'

const find = (id) => document.getElementById(id)
const params = new URLSearchParams(location.search)
const webview = params.get('connect_webview_id')
const destination = safeDestination(params.get('custom_redirect_url'))

/** `undefined` if all providers are accepted. */
const acceptedProviders = params.get('accepted_providers')?.split(',')

/** How an account is connected on each platform. Returns `false` if the webview is unknown. */
const platforms = new Map([
  ['page', connectInPage],
  ['server', connectOnServer]
])
const connect = platforms.get(params.get('platform'))

function connectInPage(provider) {
  if (!isOpenWebview(webview)) return false
  storeAccount(provider)
  return true
}

async function connectOnServer(provider) {
  const { ok, status } = await fetch('../platform/connect_webviews/authorize', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ connect_webview_id: webview, provider })
  })
  if (status >= 500) throw new Error(`The platform answered ${status}.`)
  return ok
}

const isOpen = () => Boolean(webview && connect) && (connect !== connectInPage || isOpenWebview(webview))

function showPending(isPending) {
  const button = find('connect')
  button.textContent = isPending ? 'Connecting…' : 'Connect'
  button.setAttribute('aria-disabled', String(isPending))
  find('providers').disabled = isPending
}

/** Replaces the form by a message and a link to the playground. */
function showMessage({ title, text }) {
  find('title').textContent = title
  find('lead').textContent = text
  find('form').hidden = true
  find('way-back').hidden = false
}

// Replaces the history entry, because a webview can be used only once.
const goBack = () => location.replace(destination)

/** Shows only the accepted providers, and selects the first one. */
function showAcceptedProviders() {
  const choices = [...find('providers').querySelectorAll('input')]
  const shown = acceptedProviders ? choices.filter(({ value }) => acceptedProviders.includes(value)) : []
  if (shown.length === 0) return
  for (const choice of choices) choice.closest('label').hidden = !shown.includes(choice)
  shown[0].checked = true
}
showAcceptedProviders()

let isPending = false
find('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  if (isPending) return
  isPending = true
  const provider = new FormData(find('form')).get('provider')
  find('failure').textContent = ''
  showPending(true)
  try {
    if (await connect(provider)) return goBack()
    showMessage(UNKNOWN_WEBVIEW)
    find('title').focus()
  } catch {
    isPending = false
    showPending(false)
    find('failure').textContent = FAILED
  }
})
find('cancel').addEventListener('click', goBack)

if (connect === connectInPage && !canStoreAccounts()) showMessage(NO_STORAGE)
else if (!isOpen()) showMessage(UNKNOWN_WEBVIEW)
else if (!destination) showMessage(FOREIGN_DESTINATION)
else find('form').hidden = false
