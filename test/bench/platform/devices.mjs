// Devices of all variants: a realistic mix with records of realistic size.

const MANUFACTURERS = [
  { type: 'august_lock', account: 'august', manufacturer: 'August', model: 'Wi-Fi Smart Lock', kind: 'lock' },
  { type: 'schlage_lock', account: 'schlage', manufacturer: 'Schlage', model: 'Encode Plus', kind: 'lock' },
  { type: 'yale_lock', account: 'yale', manufacturer: 'Yale', model: 'Assure Lock', kind: 'lock' },
  {
    type: 'ecobee_thermostat',
    account: 'ecobee',
    manufacturer: 'ecobee',
    model: 'Smart Thermostat',
    kind: 'thermostat'
  },
  { type: 'minut_sensor', account: 'minut', manufacturer: 'Minut', model: 'Point', kind: 'noise-sensor' }
]
const PLACES = ['Front Door', 'Back Door', 'Hallway', 'Kitchen', 'Garage', 'Garden Gate', 'Office', 'Bedroom']
const BATTERIES = [
  { level: 0.97, status: 'full' },
  { level: 0.62, status: 'good' },
  { level: 0.21, status: 'low' },
  { level: 0.04, status: 'critical' }
]
const NEWEST = Date.UTC(2025, 0, 1)
const MINUTE = 60_000

const pick = (list, index) => list[index % list.length]

/** Returns an id in the format of the platform. */
export const idOf = (kind, index) => `${kind}00000-0000-4000-8000-${String(index).padStart(12, '0')}`

const degrees = (name, fahrenheit) => ({
  [`${name}_fahrenheit`]: fahrenheit,
  [`${name}_celsius`]: Math.round(((fahrenheit - 32) * 50) / 9) / 10
})

const preset = (key, heat, cool) => ({
  climate_preset_key: key,
  name: key,
  display_name: key,
  can_edit: true,
  can_delete: true,
  hvac_mode_setting: 'heat_cool',
  fan_mode_setting: 'auto',
  manual_override_allowed: true,
  ...degrees('heating_set_point', heat),
  ...degrees('cooling_set_point', cool)
})

const PROPERTIES = {
  lock: (index) => ({
    locked: index % 3 !== 0,
    door_open: false,
    battery_level: pick(BATTERIES, index).level,
    battery: pick(BATTERIES, index),
    online_access_codes_enabled: true,
    offline_access_codes_enabled: false,
    supports_backup_access_code_pool: true,
    supported_code_lengths: [4, 5, 6],
    max_active_codes_supported: 200,
    has_native_entry_events: true,
    keypad_battery: { level: 0.8 },
    code_constraints: [{ constraint_type: 'name_length', min_length: 1, max_length: 40 }]
  }),
  thermostat: (index) => ({
    ...degrees('temperature', 66 + (index % 10)),
    relative_humidity: 0.42,
    is_heating: false,
    is_cooling: index % 2 === 0,
    is_fan_running: index % 2 === 0,
    available_hvac_mode_settings: ['heat', 'cool', 'heat_cool', 'off'],
    available_fan_mode_settings: ['auto', 'on', 'circulate'],
    fan_mode_setting: 'auto',
    current_climate_setting: preset('Home', 68, 76),
    default_climate_setting: preset('Home', 68, 76),
    available_climate_presets: [preset('Home', 68, 76), preset('Away', 60, 82), preset('Sleep', 64, 74)],
    fallback_climate_preset_key: 'Home',
    ...degrees('min_heating_set_point', 45),
    ...degrees('max_heating_set_point', 79),
    ...degrees('min_cooling_set_point', 65),
    ...degrees('max_cooling_set_point', 92)
  }),
  'noise-sensor': (index) => ({
    noise_level_decibels: 34 + (index % 20),
    currently_triggering_noise_threshold_ids: [],
    battery_level: 0.9,
    battery: pick(BATTERIES, 0),
    minut_metadata: {
      device_id: idOf('m', index),
      device_name: `Point ${index}`,
      latest_sensor_values: {
        sound: { time: new Date(NEWEST).toISOString(), value: 34 + (index % 20) },
        humidity: { time: new Date(NEWEST).toISOString(), value: 44 },
        pressure: { time: new Date(NEWEST).toISOString(), value: 1013.2 },
        temperature: { time: new Date(NEWEST).toISOString(), value: 21.4 },
        accelerometer_z: { time: new Date(NEWEST).toISOString(), value: 1 }
      }
    }
  })
}

const ABILITIES = {
  lock: {
    can_remotely_lock: true,
    can_remotely_unlock: true,
    can_program_online_access_codes: true,
    can_program_offline_access_codes: false,
    can_simulate_removal: true
  },
  thermostat: { can_hvac_heat: true, can_hvac_cool: true, can_hvac_heat_cool: true, can_turn_off_hvac: true },
  'noise-sensor': { can_simulate_disconnection: true, can_simulate_connection: true }
}

const OFFLINE = {
  error_code: 'device_offline',
  message: 'The device is offline. Check its power and its connection to the network.',
  is_device_error: true,
  created_at: new Date(NEWEST).toISOString()
}

/** Part of every device name, and of no other text on the page. */
export const NAME_MARK = 'Unit '

/** Creates the device at a position of the list, with an image from the origin. The first three are online locks. */
export function makeDevice(index, origin) {
  const { type, account, manufacturer, model, kind } = pick(MANUFACTURERS, index)
  const name = `${pick(PLACES, index)}, ${NAME_MARK}${index + 1}`
  const online = index % 17 !== 16
  return {
    device_id: idOf('d', index),
    device_type: type,
    nickname: null,
    display_name: name,
    workspace_id: idOf('f', 0),
    connected_account_id: idOf(
      'c',
      MANUFACTURERS.findIndex((entry) => entry.type === type)
    ),
    // The order depends on the widget: newest first in one table, last in the other.
    created_at: new Date(NEWEST - index * MINUTE).toISOString(),
    is_managed: true,
    custom_metadata: {},
    capabilities_supported: kind === 'lock' ? ['lock', 'access_code'] : [kind.replace('-', '_')],
    errors: online ? [] : [OFFLINE],
    warnings: [],
    location: { location_name: 'Harbour House', timezone: 'America/New_York' },
    ...ABILITIES[kind],
    properties: {
      name,
      online,
      manufacturer: account,
      serial_number: idOf('e', index),
      appearance: { name },
      model: {
        display_name: model,
        manufacturer_display_name: manufacturer,
        accessory_keypad_supported: false,
        online_access_codes_supported: kind === 'lock',
        offline_access_codes_supported: false
      },
      image_url: `${origin}/images/${kind}.svg`,
      image_alt_text: `${manufacturer} ${model}`,
      ...PROPERTIES[kind](index)
    }
  }
}

/** The second device is an online, locked lock. */
export const LOCK = { name: `${NAME_MARK}2`, id: idOf('d', 1) }
