// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsCredentialProvisioningAutomation {
  acs_credential_provisioning_automation_id: string
  created_at: string
  credential_manager_acs_system_id: string
  user_identity_id: string
  workspace_id: string
}
