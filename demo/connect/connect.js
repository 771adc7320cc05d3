import { canNoteAccounts, isOpenWebview, noteAccount } from '../connected-accounts.js'
import { safeDestination } from './destination.js'

const UNKNOWN = {
  title: 'There is nothing to connect here',
  text: 'This page belongs to a press of “Connect Account”, and that one is unknown or done with. Press it again.'
}
const FOREIGN = {
  title: 'This link leads elsewhere',
  text: 'It would send you to a page that is not of this site, so it is not followed, and nothing was connected.'
}
const FORGETFUL = {
  title: 'This browser keeps nothing for the playground',
  text:
    'The sandbox in the page is gone when one leaves it, so this tab has to remember what is connected, and may not. ' +
    'Let this site keep data, or choose “Demo server over HTTP” as the platform.'
}
const FAILED = 'The account could not be connected. Please try again.'

const find = (id) => document.getElementById(id)
const asked = new URLSearchParams(location.search)
const webview = asked.get('connect_webview_id')
const destination = safeDestination(asked.get('custom_redirect_url'))

/** Whose accounts are meant, where it is not any. */
const accepted = asked.get('accepted_providers')?.split(',')

/** What connects an account, by the platform. Each tells whether the webview was known. */
const platforms = new Map([
  ['page', connectInPage],
  ['server', connectOnServer]
])
const connect = platforms.get(asked.get('platform'))

function connectInPage(provider) {
  if (!isOpenWebview(webview)) return false
  noteAccount(provider)
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

const isKnown = () => Boolean(webview && connect) && (connect !== connectInPage || isOpenWebview(webview))

function showPending(isPending) {
  const button = find('connect')
  button.textContent = isPending ? 'Connecting…' : 'Connect'
  button.setAttribute('aria-disabled', String(isPending))
  find('providers').disabled = isPending
}

/** Shows a message, and the way back, in place of the form. */
function say({ title, text }) {
  find('title').textContent = title
  find('lead').textContent = text
  find('form').hidden = true
  find('way-back').hidden = false
}

// Not kept on the way back: what is connected is done with.
const leave = () => location.replace(destination)

/** Leaves those to choose from that are meant, the first of them chosen. */
function offerAccepted() {
  const choices = [...find('providers').querySelectorAll('input')]
  const offered = accepted ? choices.filter(({ value }) => accepted.includes(value)) : []
  if (offered.length === 0) return
  for (const choice of choices) choice.closest('label').hidden = !offered.includes(choice)
  offered[0].checked = true
}
offerAccepted()

let isPending = false
find('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  if (isPending) return
  isPending = true
  const provider = new FormData(find('form')).get('provider')
  find('failure').textContent = ''
  showPending(true)
  try {
    if (await connect(provider)) return leave()
    say(UNKNOWN)
    find('title').focus()
  } catch {
    isPending = false
    showPending(false)
    find('failure').textContent = FAILED
  }
})
find('cancel').addEventListener('click', leave)

if (connect === connectInPage && !canNoteAccounts()) say(FORGETFUL)
else if (!isKnown()) say(UNKNOWN)
else if (!destination) say(FOREIGN)
else find('form').hidden = false
