import { PlatformClient } from '../dist/client/index.js'
import { createSandbox } from '../dist/sandbox/index.js'
import { connectedProviders } from './connected-accounts.js'
import { FAULTS } from './faults.js'

/** The provider of the one account that is disconnected at first. */
const DISCONNECTED = 'kwikset'

const CONNECT_PAGE = '/connect/?platform=page'

/** Connects the accounts again that were connected in this tab: an earlier sandbox knew them, a new one does not. */
async function connectAgain({ clientSessionToken, endpoint, fetch }) {
  const client = PlatformClient.fromClientSessionToken(clientSessionToken, { endpoint, fetch })
  for (const provider of connectedProviders()) {
    const { connect_webview_id } = await client.connectWebviews.create({
      wait_for_device_creation: true,
      // One that is disconnected is connected again, and not one more made.
      ...(provider === DISCONNECTED && { accepted_providers: [provider] })
    })
    await fetch(`${endpoint}/connect_webviews/authorize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ connect_webview_id, provider })
    })
  }
}

/** The sandbox that runs in this page, as the controls want it. */
export function createPageSandbox() {
  let sandbox
  let client
  let ready
  let size
  let models
  let fault = FAULTS.none

  function begin() {
    sandbox = createSandbox({ size, models, latency: 0, connectWebviewUrl: CONNECT_PAGE })
    ready = connectAgain(sandbox).catch(console.error)
  }

  function connect() {
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
     * Follows the controls.
     * @returns a client; another one than before when what is shown has to be loaded anew.
     */
    follow(settings) {
      const next = FAULTS[settings.fault]
      const isNew = !sandbox || settings.size !== size || settings.models !== models
      ;({ size, models } = settings)
      if (isNew) begin()
      const current = sandbox
      // Not before: accounts are connected again without delay and without fault.
      void ready.then(() => current.update({ latency: settings.latency, faults: next.faults }))
      if (isNew || (next !== fault && (next.isSeenAtOnce || fault.isSeenAtOnce))) connect()
      fault = next
      return client
    },
    /** Forgets the sandbox; the next one is as new. */
    forget() {
      sandbox = undefined
    }
  }
}
