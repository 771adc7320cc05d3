import type { CatalogueDeviceModel } from '../../client/resources.js'
import { createRandom } from '../random.js'
import type { ModelCategory } from './sample-manufacturers.js'

type Features = Pick<CatalogueDeviceModel, 'software_features' | 'physical_properties' | 'hardware'> &
  Record<`can_${string}`, boolean>

const lockTypes = ['mortise', 'lever', 'padlock', 'cylinder', 'lockbox']

function lockFeatures(name: string, connection: string, random: () => number): Features {
  const isRemote = connection !== 'unknown' || random() < 0.3
  const isOffline = random() < 0.35
  const hasCodes = random() < 0.93
  const hasKey = random() < 0.6
  return {
    can_remotely_lock: isRemote,
    can_remotely_unlock: isRemote,
    can_program_online_access_codes: hasCodes && isRemote,
    can_program_offline_access_codes: hasCodes && isOffline,
    software_features: {
      can_remotely_unlock: isRemote,
      can_program_access_codes: hasCodes,
      can_program_access_schedules: hasCodes && random() < 0.7,
      can_program_access_codes_offline: hasCodes && isOffline
    },
    physical_properties: {
      lock_type: lockTypes.find((type) => name.toLowerCase().includes(type)) ?? 'deadbolt',
      has_physical_key: hasKey,
      has_camera: random() < 0.1
    },
    hardware: { has_physical_key: hasKey }
  }
}

function thermostatFeatures(random: () => number): Features {
  const canCool = random() < 0.85
  return {
    can_hvac_heat: true,
    can_hvac_cool: canCool,
    can_hvac_heat_cool: canCool,
    can_turn_off_hvac: true,
    software_features: { can_program_climate_schedules: random() < 0.8 },
    physical_properties: { has_heating: true, has_cooling: canCool, has_occupancy_sensor: random() < 0.4 },
    hardware: { has_display: true }
  }
}

function otherFeatures(category: ModelCategory, random: () => number): Features {
  const opens = category === 'relay' || category === 'intercom'
  return {
    ...(opens && { can_remotely_unlock: true }),
    software_features: {
      can_remotely_unlock: opens,
      ...(category === 'sensor' && { can_monitor_noise: random() < 0.8 })
    },
    physical_properties: { has_camera: category === 'intercom', has_noise_sensor: category === 'sensor' },
    hardware: { has_physical_key: false }
  }
}

/** Creates the features of a model. They depend on its category; the rest is random, but always the same for an id. */
export function modelFeatures(
  id: string,
  { name, category, connection }: { name: string; category: ModelCategory; connection: string }
): Features {
  const random = createRandom(`features:${id}`)
  if (category === 'smartlock') return lockFeatures(name, connection, random)
  return category === 'thermostat' ? thermostatFeatures(random) : otherFeatures(category, random)
}
