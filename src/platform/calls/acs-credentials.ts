import type { AccessMode, AcsCredential, AcsEntrance } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Moment, Open, OptionalCall } from './call.js'

type Credential = Open<{ acs_credential_id: string }>

type Holder = AtLeastOne<{ acs_user_id: string; user_identity_id: string }>

type Assignment = Open<{ acs_credential_id: string } & Holder>

export interface AcsCredentialsCalls {
  /** Gives a credential to a person. */
  assign: Call<Assignment, void>
  /** Takes a credential from a person. */
  unassign: Call<Assignment, void>
  /** Changes the code or the end of a credential. */
  update: Call<Open<{ acs_credential_id: string; code?: string; ends_at?: Moment }>, void>
  /** Makes a credential for a person. */
  create: Call<
    Open<
      Holder & {
        access_method: AccessMode
        /** Needed with `user_identity_id`. */
        acs_system_id?: string
        allowed_acs_entrance_ids?: string[]
        credential_manager_acs_system_id?: string
        code?: string
        is_multi_phone_sync_credential?: boolean
        starts_at?: Moment
        ends_at?: Moment
        assa_abloy_vostio_metadata?: Open
        salto_space_metadata?: Open
        visionline_metadata?: Open
      }
    >,
    AcsCredential
  >
  /** Makes a code for a lock that is not online. */
  createOfflineCode: Call<
    Open<{
      acs_user_id: string
      allowed_acs_entrance_id: string
      is_one_time_use?: boolean
      starts_at?: Moment
      ends_at?: Moment
    }>,
    AcsCredential
  >
  /** Deletes a credential. */
  delete: Call<Credential, void>
  /** One credential. */
  get: Call<Credential, AcsCredential>
  /** What a credential opens. */
  listAccessibleEntrances: Call<Credential, AcsEntrance[]>
  /** The credentials of the workspace, or those that match. */
  list: OptionalCall<
    Open<{
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
      created_before?: Moment
      is_multi_phone_sync_credential?: boolean
      search?: string
      limit?: number
    }>,
    AcsCredential[]
  >
  unmanaged: {
    /** One credential that the platform does not manage. */
    get: Call<Credential, AcsCredential>
    /** The credentials of a system or a person that the platform does not manage. */
    list: Call<
      Open<AtLeastOne<{ acs_system_id: string; acs_user_id: string; user_identity_id: string }> & { search?: string }>,
      AcsCredential[]
    >
  }
}
