/** Whose credentials are made by themselves, and where. */
export interface Enrollment {
  credential_manager_acs_system_id: string
  user_identity_id: string
  acs_credential_pool_id?: string
  /** Makes a user in the credential manager, rather than take that of `credential_manager_acs_user_id`. */
  create_credential_manager_user?: boolean
  credential_manager_acs_user_id?: string
}
