/** The makers of locks. */
export type LockManufacturerName =
  | 'akiles'
  | 'akuvox'
  | 'august'
  | 'avigilon_alta'
  | 'brivo'
  | 'butterflymx'
  | 'controlbyweb'
  | 'doorking'
  | 'dormakaba_oracode'
  | 'four_suites'
  | 'genie'
  | 'igloo'
  | 'igloohome'
  | 'keyincode'
  | 'kisi'
  | 'korelock'
  | 'kwikset'
  | 'linear'
  | 'lockly'
  | 'nuki'
  | 'omnitec'
  | 'salto'
  | 'schlage'
  | 'seam'
  | 'smartthings'
  | 'tedee'
  | 'ttlock'
  | 'two_n'
  | 'ultraloq'
  | 'wyze'
  | 'yale'

/** The makers of noise sensors. */
export type NoiseSensorManufacturerName = 'minut' | 'noiseaware'

/** The makers of thermostats. */
export type ThermostatManufacturerName = 'ecobee' | 'honeywell_resideo' | 'nest' | 'sensi' | 'smartthings' | 'tado'

/** The makers of devices. */
export type ManufacturerName =
  | LockManufacturerName
  | NoiseSensorManufacturerName
  | ThermostatManufacturerName
  | 'acuity_scheduling'
  | 'guesty'
  | 'hostaway'
  | 'ical'
  | 'keynest'
  | 'keywe'
  | 'lodgify'
  | 'philia'
  | 'ring'
  | 'samsung'
  | 'slack'
  | 'unknown'
