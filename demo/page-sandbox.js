import { PlatformClient } from '../dist/client/index.js'
import { createSandbox } from '../dist/sandbox/index.js'
import { connectedProviders, storeWebview } from './connected-accounts.js'
import { FAULTS } from './faults.js'

/** The provider whose account is initially disconnected. */
const DISCONNECTED_PROVIDER = 'kwikset'

const CONNECT_PAGE = '/connect/?platform=page'

document.addEventListener('connect-webview', ({ detail }) => storeWebview(detail.url))

/** Connects the accounts that were connected earlier in this tab to a new sandbox. */
async function reconnectAccounts({ clientSessionToken, endpoint, fetch }) {
  const client = PlatformClient.fromClientSessionToken(clientSessionToken, { endpoint, fetch })
  for (const provider of connectedProviders()) {
    const { connect_webview_id } = await client.connectWebviews.create({
      wait_for_device_creation: true,
      // Reconnects the existing account instead of adding another one.
      ...(provider === DISCONNECTED_PROVIDER && { accepted_providers: [provider] })
    })
    await fetch(`${endpoint}/connect_webviews/authorize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ connect_webview_id, provider })
    })
  }
}

/** Creates a sandbox in the page that is controlled by the settings. */
export function createPageSandbox() {
  let sandbox
  let client
  let ready
  let size
  let models
  let fault = FAULTS.none

  function createNewSandbox() {
    sandbox = createSandbox({ size, models, latency: 0, connectWebviewUrl: CONNECT_PAGE })
    ready = reconnectAccounts(sandbox).catch(console.error)
  }

  function createClient() {
    const { clientSessionToken, endpoint, fetch } = sandbox
    const isReady = ready
    client = PlatformClient.fromClientSessionToken(clientSessionToken, {
      endpoint,
      async fetch(...request) {
        await isReady
        return fetch(...request)
      }
    })
  }

  return {
    /**
     * Applies the settings.
     *
     * @returns the client. It is a new one if the element must reload its data
     */
    applySettings(settings) {
      const next = FAULTS[settings.fault]
      const isNew = !sandbox || settings.size !== size || settings.models !== models
      ;({ size, models } = settings)
      if (isNew) createNewSandbox()
      const current = sandbox
      // Accounts must be reconnected without latency and faults.
      void ready.then(() => current.update({ latency: settings.latency, faults: next.faults }))
      if (isNew || (next !== fault && (next.affectsLoading || fault.affectsLoading))) createClient()
      fault = next
      return client
    },
    /** Discards the sandbox. The next one starts from scratch. */
    reset() {
      sandbox = undefined
    }
  }
}
