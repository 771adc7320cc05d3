import type { ThermostatTraits } from './thermostat.js'

/** Thermostats in every mode, with and without limits, presets, fan and connection. Rarer cases are edge case units. */
export const sampleThermostats: readonly Omit<ThermostatTraits, 'createdAt'>[] = [
  {
    id: 'device_hallway_thermostat',
    name: 'Hallway Thermostat',
    maker: 'ecobee',
    model: 'Smart Thermostat Premium',
    temperature: 69.4,
    humidity: 0.463,
    modes: ['heat', 'cool', 'heat_cool', 'off'],
    climate: { mode: 'heat_cool', heat: 70, cool: 76 },
    running: 'heating',
    fan: 'auto',
    presets: [
      { key: 'home', name: 'Home', mode: 'heat_cool', heat: 70, cool: 76, isOwn: false },
      { key: 'away', name: 'Away', mode: 'heat_cool', heat: 62, cool: 82, isOwn: false },
      { key: 'guest_arrival', name: 'Guest arrival', mode: 'heat', heat: 72, fan: 'on' },
      { key: 'airing', mode: 'off' }
    ],
    programs: [
      {
        name: 'Workday',
        periods: [
          ['06:30', 'home'],
          ['08:30', 'away'],
          ['17:00', 'home'],
          ['23:00', 'away']
        ],
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
      },
      {
        name: 'Weekend',
        periods: [
          ['08:00', 'home'],
          ['23:30', 'away']
        ],
        days: ['saturday', 'sunday']
      }
    ],
    active: 'home',
    limits: { minHeat: 45, maxHeat: 79, minCool: 65, maxCool: 92, delta: 5 },
    timezone: 'America/New_York'
  },
  {
    id: 'device_bedroom_thermostat',
    name: 'Bedroom Thermostat',
    maker: 'nest',
    model: 'Nest Thermostat E',
    temperature: 66.2,
    humidity: 0.38,
    modes: ['heat', 'off'],
    climate: { mode: 'heat', heat: 68 },
    running: 'heating',
    presets: [
      { key: 'night', name: 'Night', mode: 'heat', heat: 62 },
      { key: 'holiday', name: 'Ferien', fan: null, heat: 55, canEdit: false },
      { key: 'frost', name: null, mode: 'heat', heat: 50, canDelete: false }
    ],
    limits: { minHeat: 50, maxHeat: 90, minCool: 50, maxCool: 90, delta: 3 }
  },
  {
    id: 'device_lobby_thermostat',
    name: 'Lobby Thermostat',
    maker: 'honeywell',
    model: 'T9 Smart Thermostat',
    temperature: 75.8,
    humidity: 0.555,
    modes: ['cool', 'off'],
    climate: { mode: 'cool', cool: 73 },
    running: 'cooling',
    fan: 'circulate',
    presets: [{ key: 'opening_hours', name: 'Opening hours', mode: 'cool', cool: 73 }]
  },
  {
    id: 'device_attic_thermostat',
    name: 'Attic Thermostat',
    maker: 'ecobee',
    model: 'ecobee3 lite',
    modes: ['heat', 'cool', 'heat_cool', 'off'],
    climate: { mode: 'off' },
    fan: 'on',
    limits: { minHeat: 45, maxHeat: 79, minCool: 65, maxCool: 92, delta: 5 }
  },
  {
    id: 'device_studio_thermostat',
    name: 'Studio Thermostat',
    maker: 'nest',
    model: 'Nest Learning Thermostat',
    online: false,
    temperature: 64.1,
    humidity: 0.41,
    modes: ['heat', 'cool', 'heat_cool', 'eco', 'off'],
    climate: { mode: 'eco', heat: 60, cool: 80 },
    fan: 'auto',
    presets: [{ key: 'eco', name: 'Eco', mode: 'eco', heat: 60, cool: 80, isOwn: false }],
    active: 'eco',
    errors: [
      { error_code: 'device_offline', message: 'Studio Thermostat is offline. Check its Wi-Fi.', is_device_error: true }
    ]
  }
]
