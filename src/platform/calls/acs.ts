import type { AcsAccessGroupsCalls } from './acs-access-groups.js'
import type { AcsCredentialsCalls } from './acs-credentials.js'
import type { AcsEncodersCalls } from './acs-encoders.js'
import type { AcsUsersCalls } from './acs-users.js'
import type { Call } from './call.js'

interface AcsEntrancesCalls {
  /** One entrance. */
  get: Call<'/acs/entrances/get'>
  /** Lets a person in at an entrance. */
  grantAccess: Call<'/acs/entrances/grant_access'>
  /** The entrances of the workspace, or those that match. */
  list: Call<'/acs/entrances/list'>
  /** What opens an entrance. */
  listCredentialsWithAccess: Call<'/acs/entrances/list_credentials_with_access'>
}

interface AcsSystemsCalls {
  /** One system. */
  get: Call<'/acs/systems/get'>
  /** The systems of the workspace, or those that match. */
  list: Call<'/acs/systems/list'>
  /** The systems that can manage the credentials of a system. */
  listCompatibleCredentialManagerAcsSystems: Call<'/acs/systems/list_compatible_credential_manager_acs_systems'>
}

export interface AcsCalls {
  accessGroups: AcsAccessGroupsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  credentialPools: {
    /** The pools of a system. */
    list: Call<'/acs/credential_pools/list'>
  }
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  credentialProvisioningAutomations: {
    /** Lets a person's credentials be made by themselves. */
    launch: Call<'/acs/credential_provisioning_automations/launch'>
  }
  credentials: AcsCredentialsCalls
  encoders: AcsEncodersCalls
  entrances: AcsEntrancesCalls
  systems: AcsSystemsCalls
  users: AcsUsersCalls
}
