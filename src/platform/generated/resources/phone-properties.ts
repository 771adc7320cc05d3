// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { PhoneAssaAbloyCredentialServiceMetadata } from './phone-metadata.js'

export interface PhoneProperties {
  assa_abloy_credential_service_metadata?: PhoneAssaAbloyCredentialServiceMetadata
  salto_space_credential_service_metadata?: { has_active_phone?: boolean }
}
