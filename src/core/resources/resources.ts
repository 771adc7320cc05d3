import type { CallResult } from '../../client/calls/call.js'
import type * as platform from '../../client/resources.js'
import type { Untrusted } from './untrusted.js'

// Only ids are certain. A resource without one is dropped.

export interface AccessCode extends Untrusted<platform.AccessCode> {
  readonly access_code_id: string
}

/** The doors of the access methods of an access grant. Stored under the id of the grant. */
export interface AccessDoors extends Untrusted<CallResult<'/access_methods/get_related'>> {}

export interface AccessGrant extends Untrusted<platform.AccessGrant> {
  readonly access_grant_id: string
}

export interface AccessMethod extends Untrusted<platform.AccessMethod> {
  readonly access_method_id: string
}

export interface AcsEntrance extends Untrusted<platform.AcsEntrance> {
  readonly acs_entrance_id: string
}

export interface CatalogueDeviceModel extends Untrusted<platform.CatalogueDeviceModel> {
  readonly device_model_id: string
}

export interface ClimatePreset extends Untrusted<platform.ClimatePreset> {
  readonly climate_preset_key: string
  /** Older name of `can_use_with_thermostat_daily_programs` (specification, section 9). */
  readonly can_program?: unknown
}

export interface ClimateSetting extends Untrusted<platform.ClimateSetting> {}

export interface ConnectWebview extends Untrusted<platform.ConnectWebview> {
  readonly connect_webview_id: string
}

export interface ConnectedAccount extends Untrusted<platform.ConnectedAccount> {
  readonly connected_account_id: string
}

export interface Device extends Untrusted<platform.Device> {
  readonly device_id: string
  readonly properties?: DeviceProperties | null | undefined
  /** Older name of `can_program_offline_access_codes`. */
  readonly can_program_offline_access_code?: unknown
}

export interface DeviceProperties extends Untrusted<platform.DeviceProperties> {}

export interface Issue extends Untrusted<platform.Issue> {}

export interface Manufacturer extends Untrusted<platform.Manufacturer> {
  readonly manufacturer_id: string
}

export interface NoiseThreshold extends Untrusted<platform.NoiseThreshold> {
  readonly noise_threshold_id: string
  /** Set locally after a deletion. Not a field of the platform. */
  readonly is_deleted?: true
}

export interface PlatformEvent extends Untrusted<platform.PlatformEvent> {
  readonly event_id: string
}

export interface Space extends Untrusted<platform.Space> {
  readonly space_id: string
}

/** The doors of a space. Stored under the id of the space. */
export interface SpaceDoors extends Untrusted<CallResult<'/spaces/get_related'>> {}

export interface ThermostatSchedule extends Untrusted<platform.ThermostatSchedule> {
  readonly thermostat_schedule_id: string
  /** Set locally after a deletion. Not a field of the platform. */
  readonly is_deleted?: true
}

export interface UserIdentity extends Untrusted<platform.UserIdentity> {
  readonly user_identity_id: string
}

export interface UnmanagedAccessCode extends Untrusted<platform.UnmanagedAccessCode> {
  readonly access_code_id: string
}
