import type {
  AcsCredential,
  AcsCredentialPool,
  AcsCredentialProvisioningAutomation,
  AcsEntrance,
  AcsSystem
} from '../resources.js'
import type { AcsAccessGroupsCalls } from './acs-access-groups.js'
import type { AcsCredentialsCalls } from './acs-credentials.js'
import type { AcsEncodersCalls } from './acs-encoders.js'
import type { AcsUsersCalls } from './acs-users.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Open, OptionalCall } from './call.js'
import type { Enrollment } from './enrollment.js'

interface AcsEntrancesCalls {
  /** One entrance. */
  get: Call<Open<{ acs_entrance_id: string }>, AcsEntrance>
  /** Lets a person in at an entrance. */
  grantAccess: Call<
    Open<{ acs_entrance_id: string } & AtLeastOne<{ acs_user_id: string; user_identity_id: string }>>,
    void
  >
  /** The entrances of the workspace, or those that match. */
  list: OptionalCall<
    Open<{
      acs_credential_id?: string
      acs_entrance_ids?: string[]
      acs_system_id?: string
      connected_account_id?: string
      customer_key?: string
      search?: string
      space_id?: string
      limit?: number
    }>,
    AcsEntrance[]
  >
  /** What opens an entrance. */
  listCredentialsWithAccess: Call<
    Open<{ acs_entrance_id: string; include_if?: 'visionline_metadata.is_valid'[] }>,
    AcsCredential[]
  >
}

interface AcsSystemsCalls {
  /** One system. */
  get: Call<Open<{ acs_system_id: string }>, AcsSystem>
  /** The systems of the workspace, or those that match. */
  list: OptionalCall<Open<{ connected_account_id?: string; customer_key?: string; search?: string }>, AcsSystem[]>
  /** The systems that can manage the credentials of a system. */
  listCompatibleCredentialManagerAcsSystems: Call<Open<{ acs_system_id: string }>, AcsSystem[]>
}

export interface AcsCalls {
  accessGroups: AcsAccessGroupsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  credentialPools: {
    /** The pools of a system. */
    list: Call<Open<{ acs_system_id: string }>, AcsCredentialPool[]>
  }
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  credentialProvisioningAutomations: {
    /** Lets a person's credentials be made by themselves. */
    launch: Call<Open<Enrollment>, AcsCredentialProvisioningAutomation>
  }
  credentials: AcsCredentialsCalls
  encoders: AcsEncodersCalls
  entrances: AcsEntrancesCalls
  systems: AcsSystemsCalls
  users: AcsUsersCalls
}
