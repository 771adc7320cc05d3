import { battery, deviceError } from './device-record.js'
import type { LockTraits } from './lock.js'
import type { ManufacturerKey } from './manufacturers.js'

type SampleLock = Omit<LockTraits, 'createdAt'>

/** A lock. The id continues `device_`; the battery is its level from 0 to 1. */
type Row = readonly [
  id: string,
  name: string,
  manufacturer: ManufacturerKey,
  model: string,
  battery: number | undefined,
  timezone: string | undefined,
  codeLengths: number[] | undefined,
  traits?: Partial<SampleLock>
]

const berlin = 'Europe/Berlin'
const newYork = 'America/New_York'
const onGroundFloor = { spaceIds: ['space_ground_floor'] }
const inGarden = { spaceIds: ['space_garden'] }
const unlocked = { locked: false }
const longName = 'Apartment 4B, Second Staircase, Inner Courtyard, Harbour House 7'
const longModel = 'Smart Keypad with an unusually long model name, second generation'

const rows: readonly Row[] = [
  ['front_door', 'Front Door', 'august', 'Wi-Fi Smart Lock', 1, newYork, [4, 5, 6], onGroundFloor],
  ['back_door', 'Back Door', 'august', 'Smart Lock Pro', 0.729, newYork, [4, 5, 6], { ...onGroundFloor, ...unlocked }],
  ['garage', 'Garage', 'schlage', 'Encode Plus', 0.23, newYork, [4, 5, 6, 7, 8], onGroundFloor],
  ['garden_gate', 'Garden Gate', 'yale', 'Assure Lock 2', 0.04, berlin, [4, 6, 8], { ...inGarden, ...unlocked }],
  ['office', 'Office', 'yale', 'Linus L2', undefined, berlin, [4], { mostCodes: 4 }],
  ['cellar', 'Cellar', 'yale', 'Doorman L3S', undefined, 'Asia/Kathmandu', []],
  ['side_entrance', 'Side Entrance', 'schlage', 'Encode', 0.61, undefined, [4], { online: false }],
  ['penthouse', 'Penthouse 12A', 'kwikset', 'Halo Touch', 0.48, undefined, [4, 5, 6, 7, 8], { online: false }],
  ['bike_room', 'Bike Room', 'nuki', 'Smart Lock Ultra', 0.9, berlin, [6], { ...unlocked, remote: ['lock'] }],
  ['parcel_room', 'Parcel Room', 'nuki', 'Opener', 0.55, berlin, [6], { remote: ['unlock'] }],
  ['storage_room', 'Storage Room', 'ttlock', 'TL-300', 0.33, 'Australia/Adelaide', undefined, { remote: [] }],
  ['roof_terrace', 'Roof Terrace', 'nuki', 'Smart Lock 4.0 Pro', 0.8, berlin, [6], { locked: null }],
  ['boiler_room', 'Boiler Room', 'schlage', 'Control', 0.17, undefined, [4]],
  ['long_name', longName, 'august', longModel, 0.66, undefined, [4, 5, 6]],
  ['japanese_name', '玄関ドア(東京・渋谷アパートメント)', 'ttlock', 'TL-500', 0.74, 'Asia/Tokyo', [4, 5, 6, 7, 8, 9]],
  ['arabic_name', 'الباب الأمامي – شقة ١٢', 'ttlock', 'TL-500', 0.88, 'Asia/Dubai', [4, 6], unlocked],
  ['german_name', 'Straßenseitige Haustür – Müllerstüble', 'nuki', 'Smart Lock Go', 0.95, berlin, [6]],
  ['beach_house', 'Beach House', 'igloohome', 'Deadbolt 2S', 0.52, 'Asia/Singapore', [9], { remote: [] }],
  ['lake_cabin', 'Lake Cabin', 'igloohome', 'Mortise 2+', 0.41, 'America/Denver', [6, 7, 8, 9]],
  ['staff_entrance', 'Staff Entrance', 'salto', 'Neo Cylinder', 0.81, berlin, [6], { hasImage: false }],
  ['conference_room', 'Conference Room', 'salto', 'XS4 One', 0.7, undefined, undefined, { codes: [] }],
  ['guest_house', 'Guest House', 'schlage', 'Encode', 0.58, 'America/Los_Angeles', [6]]
]

const accountError = <Code extends string>(error_code: Code, message: string) =>
  ({ error_code, message, is_connected_account_error: true, is_device_error: false }) as const

const warning = <Code extends string>(warning_code: Code, message: string) => ({ warning_code, message })

const disconnected = 'The Kwikset account is disconnected. Connect it again to reach this device.'

/** Rare features and issues, by the id of the row. */
const details: Readonly<Record<string, Partial<SampleLock>>> = {
  cellar: { unforeseen: { battery: { status: 'good' } } },
  side_entrance: { errors: [deviceError('device_offline', 'Side Entrance is offline. Check its Wi-Fi.')] },
  penthouse: {
    errors: [accountError('account_disconnected', disconnected)]
  },
  storage_room: { battery: { level: 0.33, status: 'low' }, choosesDigits: true },
  boiler_room: {
    errors: [
      deviceError('hub_disconnected', 'The hub of Boiler Room is not connected.'),
      deviceError('missing_device_credentials', 'Boiler Room must be paired again.')
    ],
    warnings: [
      warning('third_party_integration_detected', 'Another service also changes the codes of Boiler Room.'),
      warning('device_has_flaky_connection', 'The connection of Boiler Room is unstable.')
    ]
  },
  bike_room: {
    constraints: [
      { constraint_type: 'no_zeros' },
      { constraint_type: 'no_ascending_or_descending_sequence' },
      { constraint_type: 'name_length', min_length: 2, max_length: 20 },
      { constraint_type: 'name_must_be_unique' }
    ]
  },
  parcel_room: {
    constraints: [{ constraint_type: 'start_date_in_future' }],
    timeFrames: [
      { display_name: 'Hours', min_duration: 'PT1H', max_duration: 'P1D' },
      { display_name: 'Months', min_duration: 'P28D', max_duration: 'P367D', matching_start_end_time: true }
    ]
  },
  roof_terrace: {
    constraints: [
      { constraint_type: 'cannot_contain_0789' },
      { constraint_type: 'unique_first_four_digits' },
      { constraint_type: 'no_all_same_digits' }
    ]
  },
  japanese_name: {
    constraints: [
      { constraint_type: 'cannot_contain_089' },
      { constraint_type: 'cannot_start_with_12' },
      { constraint_type: 'at_least_three_unique_digits' },
      { constraint_type: 'no_triple_consecutive_ints' }
    ]
  },
  german_name: {
    timeFrames: [
      {
        display_name: 'Stay',
        max_duration: 'P28D',
        start_date_recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR,SA',
        end_date_recurrence_rule: 'FREQ=WEEKLY;BYDAY=SU,MO',
        time_pairs: [
          { display_name: 'Check-in to check-out', start_time: '15:00', end_time: '11:00' },
          { display_name: 'Day', start_time: '08:00', end_time: '20:00' }
        ]
      }
    ]
  },
  guest_house: { constraints: [{ constraint_type: 'pin_code_matches_existing_set' }] },
  beach_house: { codes: ['offline'] },
  lake_cabin: {
    codes: ['online', 'offline'],
    warnings: [warning('hub_required_for_additional_capabilities', 'Setting codes requires the bridge of Lake Cabin.')]
  },
  conference_room: {
    errors: [accountError('salto_ks_subscription_limit_exceeded', 'The Salto account has reached its limit of users.')]
  }
}

/** Locks in every possible state. */
export const sampleLocks = rows.map(
  ([id, name, manufacturer, model, level, timezone, codeLengths, traits]): SampleLock => ({
    id: `device_${id}`,
    name,
    manufacturer,
    model,
    ...(level !== undefined && { battery: battery(level) }),
    ...(timezone !== undefined && { timezone }),
    ...(codeLengths && { codeLengths }),
    ...details[id],
    ...traits
  })
)
