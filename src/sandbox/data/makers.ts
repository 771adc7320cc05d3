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
  august: maker('August', 'august', 'august_lock', '#6a6e76'),
  schlage: maker('Schlage', 'schlage', 'schlage_lock', '#747880'),
  yale: maker('Yale', 'yale', 'yale_lock', '#878b93'),
  nuki: maker('Nuki', 'nuki', 'nuki_lock', '#60646c'),
  salto: maker('Salto', 'salto_ks', 'salto_lock', '#6b6f77'),
  ttlock: maker('TTLock', 'ttlock', 'ttlock_lock', '#747880'),
  kwikset: maker('Kwikset', 'kwikset', 'kwikset_lock', '#767a82'),
  igloohome: maker('igloohome', 'igloohome', 'igloohome_lock', '#70747c'),
  ecobee: maker('ecobee', 'ecobee', 'ecobee_thermostat', '#71757d'),
  nest: maker('Google Nest', 'nest', 'nest_thermostat', '#797d85'),
  honeywell: maker('Honeywell Home', 'honeywell_resideo', 'honeywell_resideo_thermostat', '#71757d'),
  minut: maker('Minut', 'minut', 'minut_sensor', '#82868e'),
  noiseaware: maker('NoiseAware', 'noiseaware', 'noiseaware_activity_zone', '#70747c')
} satisfies Record<string, Maker>

/** Key of a manufacturer. */
export type MakerKey = keyof typeof makers
