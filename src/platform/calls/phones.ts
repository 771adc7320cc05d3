import type { Phone } from '../resources.js'
import type { Call, Open, OptionalCall } from './call.js'

export interface PhonesCalls {
  /** Takes a phone and its keys out of use. */
  deactivate: Call<Open<{ device_id: string }>, void>
  /** One phone. */
  get: Call<Open<{ device_id: string }>, Phone>
  /** The phones of the workspace, of a person or of a credential. */
  list: OptionalCall<Open<{ acs_credential_id?: string; owner_user_identity_id?: string }>, Phone[]>
  simulate: {
    /** Makes a phone in a sandbox workspace. */
    createSandboxPhone: Call<
      Open<{
        user_identity_id: string
        custom_sdk_installation_id?: string
        phone_metadata?: Open<{
          operating_system?: 'android' | 'ios'
          os_version?: string
          device_manufacturer?: string
          device_model?: string
        }>
        assa_abloy_metadata?: Open
      }>,
      Phone
    >
  }
}
