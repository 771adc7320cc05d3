import type { LockTraits } from './lock.js'

const berlin = 'Europe/Berlin'
const newYork = 'America/New_York'
const groundFloor = ['space_ground_floor']
const august = { maker: 'august' as const, codeLengths: [4, 5, 6] }
const nuki = { maker: 'nuki' as const, codeLengths: [6] }

const accountError = <Code extends string>(error_code: Code, message: string) =>
  ({ error_code, message, is_connected_account_error: true, is_device_error: false }) as const

/** Locks in every possible state. */
export const sampleLocks: readonly Omit<LockTraits, 'createdAt'>[] = [
  {
    id: 'device_front_door',
    spaceIds: groundFloor,
    name: 'Front Door',
    ...august,
    model: 'Wi-Fi Smart Lock',
    battery: { level: 1, status: 'full' },
    timezone: newYork
  },
  {
    id: 'device_back_door',
    spaceIds: groundFloor,
    name: 'Back Door',
    ...august,
    model: 'Smart Lock Pro',
    locked: false,
    battery: { level: 0.729, status: 'good' },
    timezone: newYork
  },
  {
    id: 'device_garage',
    spaceIds: groundFloor,
    name: 'Garage',
    maker: 'schlage',
    model: 'Encode Plus',
    battery: { level: 0.23, status: 'low' },
    codeLengths: [4, 5, 6, 7, 8],
    timezone: newYork
  },
  {
    id: 'device_garden_gate',
    spaceIds: ['space_garden'],
    name: 'Garden Gate',
    maker: 'yale',
    model: 'Assure Lock 2',
    locked: false,
    battery: { level: 0.04, status: 'critical' },
    codeLengths: [4, 6, 8],
    timezone: berlin
  },
  {
    id: 'device_office',
    name: 'Office',
    maker: 'yale',
    model: 'Linus L2',
    codeLengths: [4],
    mostCodes: 4,
    timezone: berlin
  },
  {
    id: 'device_cellar',
    name: 'Cellar',
    maker: 'yale',
    model: 'Doorman L3S',
    codeLengths: [],
    timezone: 'Asia/Kathmandu',
    unforeseen: { battery: { status: 'good' } }
  },
  {
    id: 'device_side_entrance',
    name: 'Side Entrance',
    maker: 'schlage',
    model: 'Encode',
    online: false,
    battery: { level: 0.61, status: 'good' },
    codeLengths: [4],
    errors: [
      { error_code: 'device_offline', message: 'Side Entrance is offline. Check its Wi-Fi.', is_device_error: true }
    ]
  },
  {
    id: 'device_penthouse',
    name: 'Penthouse 12A',
    maker: 'kwikset',
    model: 'Halo Touch',
    online: false,
    battery: { level: 0.48, status: 'good' },
    codeLengths: [4, 5, 6, 7, 8],
    errors: [
      accountError(
        'account_disconnected',
        'The Kwikset account is disconnected. Connect it again to reach this device.'
      )
    ]
  },
  {
    id: 'device_bike_room',
    name: 'Bike Room',
    ...nuki,
    model: 'Smart Lock Ultra',
    locked: false,
    remote: ['lock'],
    battery: { level: 0.9, status: 'full' },
    timezone: berlin
  },
  {
    id: 'device_parcel_room',
    name: 'Parcel Room',
    ...nuki,
    model: 'Opener',
    remote: ['unlock'],
    battery: { level: 0.55, status: 'good' },
    timezone: berlin
  },
  {
    id: 'device_storage_room',
    name: 'Storage Room',
    maker: 'ttlock',
    model: 'TL-300',
    remote: [],
    battery: { level: 0.33, status: 'low' },
    choosesDigits: true,
    timezone: 'Australia/Adelaide'
  },
  {
    id: 'device_roof_terrace',
    name: 'Roof Terrace',
    ...nuki,
    model: 'Smart Lock 4.0 Pro',
    locked: null,
    battery: { level: 0.8, status: 'good' },
    timezone: berlin
  },
  {
    id: 'device_boiler_room',
    name: 'Boiler Room',
    maker: 'schlage',
    model: 'Control',
    battery: { level: 0.17, status: 'low' },
    codeLengths: [4],
    errors: [
      { error_code: 'hub_disconnected', message: 'The hub of Boiler Room is not connected.', is_device_error: true },
      { error_code: 'missing_device_credentials', message: 'Boiler Room must be paired again.', is_device_error: true }
    ],
    warnings: [
      {
        warning_code: 'third_party_integration_detected',
        message: 'Another service also changes the codes of Boiler Room.'
      },
      { warning_code: 'device_has_flaky_connection', message: 'The connection of Boiler Room is unstable.' }
    ]
  },
  {
    id: 'device_long_name',
    name: 'Apartment 4B, Second Staircase, Inner Courtyard, Harbour House 7',
    ...august,
    model: 'Smart Keypad with an unusually long model name, second generation',
    battery: { level: 0.66, status: 'good' }
  },
  {
    id: 'device_japanese_name',
    name: '玄関ドア(東京・渋谷アパートメント)',
    maker: 'ttlock',
    model: 'TL-500',
    battery: { level: 0.74, status: 'good' },
    codeLengths: [4, 5, 6, 7, 8, 9],
    timezone: 'Asia/Tokyo'
  },
  {
    id: 'device_arabic_name',
    name: 'الباب الأمامي – شقة ١٢',
    maker: 'ttlock',
    model: 'TL-500',
    locked: false,
    battery: { level: 0.88, status: 'full' },
    codeLengths: [4, 6],
    timezone: 'Asia/Dubai'
  },
  {
    id: 'device_german_name',
    name: 'Straßenseitige Haustür – Müllerstüble',
    ...nuki,
    model: 'Smart Lock Go',
    battery: { level: 0.95, status: 'full' },
    timezone: berlin
  },
  {
    id: 'device_beach_house',
    name: 'Beach House',
    maker: 'igloohome',
    model: 'Deadbolt 2S',
    remote: [],
    codes: ['offline'],
    battery: { level: 0.52, status: 'good' },
    codeLengths: [9],
    timezone: 'Asia/Singapore'
  },
  {
    id: 'device_lake_cabin',
    name: 'Lake Cabin',
    maker: 'igloohome',
    model: 'Mortise 2+',
    codes: ['online', 'offline'],
    battery: { level: 0.41, status: 'good' },
    codeLengths: [6, 7, 8, 9],
    warnings: [
      {
        warning_code: 'hub_required_for_additional_capabilities',
        message: 'Setting codes requires the bridge of Lake Cabin.'
      }
    ],
    timezone: 'America/Denver'
  },
  {
    id: 'device_staff_entrance',
    name: 'Staff Entrance',
    maker: 'salto',
    model: 'Neo Cylinder',
    hasImage: false,
    battery: { level: 0.81, status: 'full' },
    codeLengths: [6],
    timezone: berlin
  },
  {
    id: 'device_conference_room',
    name: 'Conference Room',
    maker: 'salto',
    model: 'XS4 One',
    codes: [],
    battery: { level: 0.7, status: 'good' },
    errors: [accountError('salto_ks_subscription_limit_exceeded', 'The Salto account has reached its limit of users.')]
  },
  {
    id: 'device_guest_house',
    name: 'Guest House',
    maker: 'schlage',
    model: 'Encode',
    battery: { level: 0.58, status: 'good' },
    codeLengths: [6],
    timezone: 'America/Los_Angeles'
  }
]
