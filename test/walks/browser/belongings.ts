import type { SandboxDevice, SandboxEntrance } from '../../../src/sandbox/index.js'

export const USERS = ['ann', 'ben'] as const
export type User = (typeof USERS)[number]

export const ACCOUNTS: Readonly<Record<User, readonly string[]>> = {
  ann: ['account_august', 'account_ecobee', 'account_minut'],
  ben: ['account_yale', 'account_nest', 'account_noiseaware']
}

const code = (name: string, digits: string) => ({ name, code: digits })
const LOW_BATTERY = { battery_level: 0.07, battery: { level: 0.07, status: 'critical' } } as const

/** Codes set at a lock, more than the limit of parallel commands. */
const SET_AT_LOCK = ['Grandmother', 'Aunt', 'Uncle', 'Baker', 'Gardener', 'Piano tuner', 'Postman', 'Vet'].map(
  (name, index) => code(name, `4093817${index}`)
)

/** Devices of both users. Each name contains the owner. */
const FEW: readonly SandboxDevice[] = [
  {
    kind: 'lock',
    name: 'Ann Front Door',
    manufacturer: 'august',
    locked: true,
    accessCodes: [code('Cleaning', '71946203'), code('Plumber', '60318275')],
    unmanagedAccessCodes: SET_AT_LOCK
  },
  {
    kind: 'lock',
    name: 'Ann Garage',
    manufacturer: 'august',
    locked: false,
    codeLengths: [4, 5, 6, 7, 8],
    mostCodes: 3,
    constraints: [
      { constraint_type: 'no_ascending_or_descending_sequence' },
      { constraint_type: 'cannot_start_with_12' },
      { constraint_type: 'name_must_be_unique' }
    ],
    accessCodes: [code('Neighbour', '93715604'), code('Cleaning', '71946203')],
    properties: LOW_BATTERY
  },
  { kind: 'thermostat', name: 'Ann Living Room', manufacturer: 'ecobee' },
  { kind: 'noise sensor', name: 'Ann Attic', manufacturer: 'minut' },
  {
    kind: 'lock',
    name: 'Ben Vault',
    manufacturer: 'yale',
    locked: false,
    timeFrames: [
      {
        display_name: 'Stay',
        max_duration: 'P28D',
        time_pairs: [{ display_name: 'Stay', start_time: '15:00', end_time: '11:00' }]
      }
    ],
    accessCodes: [code('Butler', '82640917')]
  },
  { kind: 'thermostat', name: 'Ben Cellar', manufacturer: 'nest' },
  { kind: 'noise sensor', name: 'Ben Studio', manufacturer: 'noiseaware' }
]

/** More locks than the limit of parallel commands, so that bulk commands have to wait. */
const LOCKERS: readonly SandboxDevice[] = ['North', 'East', 'South', 'West', 'Hall', 'Roof', 'Yard'].map(
  (place, index) => ({
    kind: 'lock',
    name: `Ann Locker ${place}`,
    manufacturer: 'august',
    locked: index % 2 === 0,
    accessCodes: [code('Courier', `5820471${index}`)]
  })
)

/** Returns the devices of both users. */
export const belongings = (hasLockers: boolean): readonly SandboxDevice[] => [...FEW, ...(hasLockers ? LOCKERS : [])]

/** Entrances of `ann`, because locks take nothing but PINs. */
export const ENTRANCES: readonly SandboxEntrance[] = [
  { name: 'Ann Gate', modes: ['mobile_key', 'card', 'cloud_key'], accountId: 'account_august' }
]

/** Access of the customer, `ann`. The other user has a session without a customer. */
export const CUSTOMER: User = 'ann'
export const GRANTS = [
  {
    name: 'Ann Visitor',
    email: 'visitor@ann.example',
    doors: ['device_ann_front_door'],
    entrances: ['entrance_ann_gate'],
    modes: ['code', 'mobile_key'],
    days: 3
  },
  {
    name: 'Ann Helper',
    email: undefined,
    doors: ['device_ann_front_door', 'device_ann_garage'],
    entrances: [],
    modes: ['code'],
    days: undefined
  }
] as const

const idOf = ({ name = '' }: SandboxDevice): string => `device_${name.toLowerCase().replaceAll(' ', '_')}`

/** Lock of `ann` whose codes can be imported together. */
export const IMPORTING_LOCK = 'device_ann_front_door'

/** Returns the device ids of a user, optionally of one kind. */
export const deviceIdsOf = (user: User, hasLockers: boolean, kind?: SandboxDevice['kind']): string[] =>
  belongings(hasLockers)
    .filter((device) => idOf(device).startsWith(`device_${user}_`) && (kind === undefined || device.kind === kind))
    .map(idOf)
