import { PlatformClient } from '../dist/client/index.js'
import { createSandbox } from '../dist/sandbox/index.js'
import { FAULTS } from './faults.js'

/** The sandbox that runs in this page, as the controls want it. */
export function createPageSandbox() {
  let sandbox
  let client
  let size
  let fault = FAULTS.none

  return {
    /**
     * Follows the controls.
     * @returns a client; another one than before when what is shown has to be loaded anew.
     */
    follow(settings) {
      const next = FAULTS[settings.fault]
      const conditions = { latency: settings.latency, faults: next.faults }
      const isNew = !sandbox || settings.size !== size
      if (isNew) sandbox = createSandbox({ size: settings.size, ...conditions })
      else sandbox.update(conditions)
      if (isNew || (next !== fault && (next.isSeenAtOnce || fault.isSeenAtOnce))) {
        const { clientSessionToken, endpoint, fetch } = sandbox
        client = PlatformClient.fromClientSessionToken(clientSessionToken, { endpoint, fetch })
      }
      size = settings.size
      fault = next
      return client
    },
    /** Forgets the sandbox; the next one is as new. */
    forget() {
      sandbox = undefined
    }
  }
}
