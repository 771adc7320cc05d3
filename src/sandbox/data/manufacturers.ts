import type { DeviceType } from '../../client/resources.js'

/** A manufacturer of devices. */
export interface Manufacturer {
  displayName: string
  accountType: string
  deviceType: DeviceType
  capability: 'lock' | 'thermostat' | 'noise_sensor'
  /** Color of its devices in images. */
  colour: string
}

const manufacturer = (
  displayName: string,
  accountType: string,
  deviceType: DeviceType,
  colour: string
): Manufacturer => ({
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
export const manufacturers = {
  august: manufacturer('August', 'august', 'august_lock', '#6a6e76'),
  schlage: manufacturer('Schlage', 'schlage', 'schlage_lock', '#747880'),
  yale: manufacturer('Yale', 'yale', 'yale_lock', '#878b93'),
  nuki: manufacturer('Nuki', 'nuki', 'nuki_lock', '#60646c'),
  salto: manufacturer('Salto', 'salto_ks', 'salto_lock', '#6b6f77'),
  ttlock: manufacturer('TTLock', 'ttlock', 'ttlock_lock', '#747880'),
  kwikset: manufacturer('Kwikset', 'kwikset', 'kwikset_lock', '#767a82'),
  igloohome: manufacturer('igloohome', 'igloohome', 'igloohome_lock', '#70747c'),
  ecobee: manufacturer('ecobee', 'ecobee', 'ecobee_thermostat', '#71757d'),
  nest: manufacturer('Google Nest', 'nest', 'nest_thermostat', '#797d85'),
  honeywell: manufacturer('Honeywell Home', 'honeywell_resideo', 'honeywell_resideo_thermostat', '#71757d'),
  minut: manufacturer('Minut', 'minut', 'minut_sensor', '#82868e'),
  noiseaware: manufacturer('NoiseAware', 'noiseaware', 'noiseaware_activity_zone', '#70747c')
} satisfies Record<string, Manufacturer>

/** Key of a manufacturer. */
export type ManufacturerKey = keyof typeof manufacturers
