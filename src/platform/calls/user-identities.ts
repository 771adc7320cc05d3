import type {
  AcsSystem,
  AcsUser,
  Device,
  EnrollmentAutomation,
  InstantKey,
  UserIdentity
} from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Moment, Open, OptionalCall } from './call.js'
import type { Enrollment } from './enrollment.js'

type Identity = Open<{ user_identity_id: string }>

type IdentityName = AtLeastOne<{ user_identity_id: string; user_identity_key: string }>

type DeviceAccess = Open<{ user_identity_id: string; device_id: string }>

interface IdentityDetails {
  /** The key that the host knows the person by. */
  user_identity_key?: string | null
  full_name?: string | null
  email_address?: string | null
  /** With the code of the country, such as `+15551234567`. */
  phone_number?: string | null
}

interface EnrollmentAutomationsCalls {
  /** Ends an automation. */
  delete: Call<Open<{ enrollment_automation_id: string }>, void>
  /** One automation. */
  get: Call<Open<{ enrollment_automation_id: string }>, EnrollmentAutomation>
  /** Lets a person's mobile keys be made by themselves. */
  launch: Call<Open<Enrollment>, EnrollmentAutomation>
  /** The automations of a person. */
  list: Call<Identity, EnrollmentAutomation[]>
}

export interface UserIdentitiesCalls {
  enrollmentAutomations: EnrollmentAutomationsCalls
  /** Says that a user of an access control system is this person. */
  addAcsUser: Call<Open<{ acs_user_id: string } & IdentityName>, void>
  /** Lets a person use a device. */
  grantAccessToDevice: Call<DeviceAccess, void>
  /** Makes a person. */
  create: OptionalCall<Open<IdentityDetails & { acs_system_ids?: string[] }>, UserIdentity>
  /** Deletes a person, and with them all access. */
  delete: Call<Identity, void>
  /** Makes a key that opens on any phone by its address. */
  generateInstantKey: Call<
    Open<{
      user_identity_id: string
      customization_profile_id?: string
      /** @default 1 */
      max_use_count?: number
    }>,
    InstantKey
  >
  /** The people of the workspace, or those who match. */
  list: OptionalCall<
    Open<{
      user_identity_ids?: string[]
      credential_manager_acs_system_id?: string
      created_before?: Moment
      search?: string
      limit?: number
    }>,
    UserIdentity[]
  >
  /** The devices that a person may use. */
  listAccessibleDevices: Call<Identity, Device[]>
  /** The systems that know a person. */
  listAcsSystems: Call<Identity, AcsSystem[]>
  /** The users that are this person. */
  listAcsUsers: Call<Identity, AcsUser[]>
  /** Says that a user of an access control system is not this person. */
  removeAcsUser: Call<Open<{ user_identity_id: string; acs_user_id: string }>, void>
  /** No longer lets a person use a device. */
  revokeAccessToDevice: Call<DeviceAccess, void>
  /** One person, by their id or key. */
  get: Call<Open<IdentityName>, UserIdentity>
  /** Changes the details of a person. */
  update: Call<Open<IdentityDetails & { user_identity_id: string }>, void>
}
