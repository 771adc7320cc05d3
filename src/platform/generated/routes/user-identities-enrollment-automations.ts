// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { EnrollmentAutomation } from '../resources/enrollment-automation.js'

export interface UserIdentitiesEnrollmentAutomationsRoutes {
  '/user_identities/enrollment_automations/delete': (
    parameters: { enrollment_automation_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/enrollment_automations/get': (
    parameters: { enrollment_automation_id: string },
    options?: CallOptions
  ) => PlatformRequest<EnrollmentAutomation>
  '/user_identities/enrollment_automations/launch': (
    parameters: {
      acs_credential_pool_id?: string
      /** Makes a user in the credential manager, rather than take that of `credential_manager_acs_user_id`. */
      create_credential_manager_user?: boolean
      credential_manager_acs_system_id: string
      credential_manager_acs_user_id?: string
      user_identity_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<EnrollmentAutomation>
  '/user_identities/enrollment_automations/list': (
    parameters: { user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<EnrollmentAutomation[]>
}
