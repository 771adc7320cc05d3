import type { DeviceType } from '../../client/resources.js'

/** A manufacturer of devices. */
export interface Maker {
  displayName: string
  accountType: string
  deviceType: DeviceType
  capability: 'lock' | 'thermostat' | 'noise_sensor'
  /** Color of its devices in images. */
  colour: string
}

const maker = (displayName: string, accountType: string, deviceType: DeviceType, colour: string): Maker => ({
  displayName,
  accountType,
  deviceType,
  capability: deviceType.endsWith('_lock')
    ? 'lock'
    : deviceType.endsWith('_thermostat')
      ? 'thermostat'
      : 'noise_sensor',
  colour
})

/** The manufacturers of the sample devices. Each has one connected account: `account_` and its account type. */
export const makers = {
  august: maker('August', 'august', 'august_lock', '#3d4148'),
  schlage: maker('Schlage', 'schlage', 'schlage_lock', '#6b5b3e'),
  yale: maker('Yale', 'yale', 'yale_lock', '#8a8f98'),
  nuki: maker('Nuki', 'nuki', 'nuki_lock', '#22262b'),
  salto: maker('Salto', 'salto_ks', 'salto_lock', '#1f4e79'),
  ttlock: maker('TTLock', 'ttlock', 'ttlock_lock', '#2f6f6a'),
  kwikset: maker('Kwikset', 'kwikset', 'kwikset_lock', '#7a5a3a'),
  igloohome: maker('igloohome', 'igloohome', 'igloohome_lock', '#4a5a2f'),
  ecobee: maker('ecobee', 'ecobee', 'ecobee_thermostat', '#2d6a4f'),
  nest: maker('Google Nest', 'nest', 'nest_thermostat', '#5c6b7a'),
  honeywell: maker('Honeywell Home', 'honeywell_resideo', 'honeywell_resideo_thermostat', '#a4332a'),
  minut: maker('Minut', 'minut', 'minut_sensor', '#b7791f'),
  noiseaware: maker('NoiseAware', 'noiseaware', 'noiseaware_activity_zone', '#5b3f8c')
} satisfies Record<string, Maker>

/** Key of a manufacturer. */
export type MakerKey = keyof typeof makers
