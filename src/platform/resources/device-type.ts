/** The kinds of lock, by maker. */
export type LockDeviceType =
  | 'akiles_lock'
  | 'akuvox_lock'
  | 'august_lock'
  | 'avigilon_alta_entry'
  | 'brivo_access_point'
  | 'butterflymx_panel'
  | 'controlbyweb_device'
  | 'doorking_lock'
  | 'dormakaba_oracode_door'
  | 'four_suites_door'
  | 'genie_door'
  | 'igloo_lock'
  | 'igloohome_lock'
  | 'keyincode_lock'
  | 'kisi_lock'
  | 'kwikset_lock'
  | 'linear_lock'
  | 'lockly_lock'
  | 'nuki_lock'
  | 'omnitec_lock'
  | 'salto_lock'
  | 'schlage_lock'
  | 'smartthings_lock'
  | 'tedee_lock'
  | 'ttlock_lock'
  | 'two_n_intercom'
  | 'ultraloq_lock'
  | 'wyze_lock'
  | 'yale_lock'

/** The kinds of noise sensor, by maker. */
export type NoiseSensorDeviceType = 'minut_sensor' | 'noiseaware_activity_zone'

/** The kinds of thermostat, by maker. */
export type ThermostatDeviceType =
  | 'ecobee_thermostat'
  | 'honeywell_resideo_thermostat'
  | 'nest_thermostat'
  | 'sensi_thermostat'
  | 'smartthings_thermostat'
  | 'tado_thermostat'

/** The kinds of device, by maker. */
export type DeviceType =
  | LockDeviceType
  | NoiseSensorDeviceType
  | ThermostatDeviceType
  | 'android_phone'
  | 'ios_phone'
  | 'keynest_key'
  | 'ring_camera'
