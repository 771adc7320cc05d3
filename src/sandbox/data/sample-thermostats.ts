import type { HvacMode } from '../../client/resources.js'
import type { Climate } from './climate.js'
import { deviceError } from './device-record.js'
import type { ManufacturerKey } from './manufacturers.js'
import { defaultLimits, type ThermostatTraits } from './thermostat.js'

type SampleThermostat = Omit<ThermostatTraits, 'createdAt'>

/** A thermostat. The id continues `device_`; the temperature is in °F. */
type Row = readonly [
  id: string,
  name: string,
  manufacturer: ManufacturerKey,
  model: string,
  temperature: number | undefined,
  modes: HvacMode[],
  climate: Climate
]

const fourModes: HvacMode[] = ['heat', 'cool', 'heat_cool', 'off']
const fiveModes: HvacMode[] = ['heat', 'cool', 'heat_cool', 'eco', 'off']
const mild: Climate = { mode: 'heat_cool', heat: 70, cool: 76 }
const heat: Climate = { mode: 'heat', heat: 68 }
const cool: Climate = { mode: 'cool', cool: 73 }
const eco: Climate = { mode: 'eco', heat: 60, cool: 80 }

const rows: readonly Row[] = [
  ['hallway_thermostat', 'Hallway Thermostat', 'ecobee', 'Smart Thermostat Premium', 69.4, fourModes, mild],
  ['bedroom_thermostat', 'Bedroom Thermostat', 'nest', 'Nest Thermostat E', 66.2, ['heat', 'off'], heat],
  ['lobby_thermostat', 'Lobby Thermostat', 'honeywell', 'T9 Smart Thermostat', 75.8, ['cool', 'off'], cool],
  ['attic_thermostat', 'Attic Thermostat', 'ecobee', 'ecobee3 lite', undefined, fourModes, { mode: 'off' }],
  ['studio_thermostat', 'Studio Thermostat', 'nest', 'Nest Learning Thermostat', 64.1, fiveModes, eco]
]

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const workday = Object.entries({ '06:30': 'home', '08:30': 'away', '17:00': 'home', '23:00': 'away' })
const weekend = Object.entries({ '08:00': 'home', '23:30': 'away' })

/** Presets, programs, limits and issues, by the id of the row. */
const details: Readonly<Record<string, Partial<SampleThermostat>>> = {
  hallway_thermostat: {
    humidity: 0.463,
    running: 'heating',
    fan: 'auto',
    presets: [
      { key: 'home', name: 'Home', ...mild, isOwn: false },
      { key: 'away', name: 'Away', mode: 'heat_cool', heat: 62, cool: 82, isOwn: false },
      { key: 'guest_arrival', name: 'Guest arrival', mode: 'heat', heat: 72, fan: 'on' },
      { key: 'airing', mode: 'off' }
    ],
    programs: [
      { name: 'Workday', periods: workday, days: workdays },
      { name: 'Weekend', periods: weekend, days: ['saturday', 'sunday'] }
    ],
    active: 'home',
    limits: defaultLimits,
    timezone: 'America/New_York'
  },
  bedroom_thermostat: {
    humidity: 0.38,
    running: 'heating',
    presets: [
      { key: 'night', name: 'Night', mode: 'heat', heat: 62 },
      { key: 'holiday', name: 'Ferien', fan: null, heat: 55, canEdit: false },
      { key: 'frost', name: null, mode: 'heat', heat: 50, canDelete: false }
    ],
    limits: { minHeat: 50, maxHeat: 90, minCool: 50, maxCool: 90, delta: 3 }
  },
  lobby_thermostat: {
    humidity: 0.555,
    running: 'cooling',
    fan: 'circulate',
    presets: [{ key: 'opening_hours', name: 'Opening hours', ...cool }]
  },
  attic_thermostat: { fan: 'on', limits: defaultLimits },
  studio_thermostat: {
    online: false,
    humidity: 0.41,
    fan: 'auto',
    presets: [{ key: 'eco', name: 'Eco', ...eco, isOwn: false }],
    active: 'eco',
    errors: [deviceError('device_offline', 'Studio Thermostat is offline. Check its Wi-Fi.')]
  }
}

/** Thermostats in every mode, with and without limits, presets, fan and connection. Rarer cases are edge case units. */
export const sampleThermostats = rows.map(
  ([id, name, manufacturer, model, temperature, modes, climate]): SampleThermostat => ({
    id: `device_${id}`,
    name,
    manufacturer,
    model,
    ...(temperature !== undefined && { temperature }),
    modes,
    climate,
    ...details[id]
  })
)
