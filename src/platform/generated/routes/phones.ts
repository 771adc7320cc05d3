// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { Phone } from '../resources/phone.js'

export interface PhonesRoutes {
  '/phones/deactivate': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/phones/get': (parameters: { device_id: string }, options?: CallOptions) => PlatformRequest<Phone>
  '/phones/list': (
    parameters?: { acs_credential_id?: string; owner_user_identity_id?: string },
    options?: CallOptions
  ) => PlatformRequest<Phone[]>
  '/phones/simulate/create_sandbox_phone': (
    parameters: {
      assa_abloy_metadata?: {
        application_version?: string
        ble_capability?: boolean
        hce_capability?: boolean
        nfc_capability?: boolean
        seos_applet_version?: string
        seos_tsm_endpoint_id?: number
      }
      custom_sdk_installation_id?: string
      phone_metadata?: {
        device_manufacturer?: string
        device_model?: string
        operating_system?: 'android' | 'ios'
        os_version?: string
      }
      user_identity_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<Phone>
}
