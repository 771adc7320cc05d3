// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsCredentialProvisioningAutomation } from '../resources/acs-credential-provisioning-automation.js'

export interface AcsCredentialProvisioningAutomationsRoutes {
  '/acs/credential_provisioning_automations/launch': (
    parameters: {
      acs_credential_pool_id?: string
      /** Makes a user in the credential manager, rather than take that of `credential_manager_acs_user_id`. */
      create_credential_manager_user?: boolean
      credential_manager_acs_system_id: string
      credential_manager_acs_user_id?: string
      user_identity_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsCredentialProvisioningAutomation>
}
