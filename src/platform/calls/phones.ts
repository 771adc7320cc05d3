import type { Call } from './call.js'

export interface PhonesCalls {
  /** Takes a phone and its keys out of use. */
  deactivate: Call<'/phones/deactivate'>
  /** One phone. */
  get: Call<'/phones/get'>
  /** The phones of the workspace, of a person or of a credential. */
  list: Call<'/phones/list'>
  simulate: {
    /** Makes a phone in a sandbox workspace. */
    createSandboxPhone: Call<'/phones/simulate/create_sandbox_phone'>
  }
}
