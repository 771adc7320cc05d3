import type { AccessMode } from './entrances.js'

/** Deviations of a sample access grant. By default, it works as requested. */
export type SampleCondition =
  | 'assignment required'
  | 'being deleted'
  | 'delayed'
  | 'failed'
  | 'opens too much'
  | 'partly failed'
  | 'times being changed'

/** A sample access grant. */
export interface SampleAccessGrant {
  readonly name: string
  /** The id continues `user_identity_`. */
  readonly person: 'ana' | 'ben' | 'chloe' | 'omar'
  /** Days from now, without an end if it is `null`. */
  readonly days: readonly [from: number, to: number | null]
  /** Places and locks. The ids continue `space_` and `device_`. */
  readonly spaces?: readonly string[]
  readonly locks?: readonly string[]
  readonly modes: readonly AccessMode[]
  /** The requested PIN. @default a generated PIN */
  readonly code?: string
  readonly reservation?: string
  readonly condition?: SampleCondition
}

type Row = readonly [
  name: string,
  person: SampleAccessGrant['person'],
  days: SampleAccessGrant['days'],
  modes: readonly AccessMode[],
  where: Pick<SampleAccessGrant, 'spaces' | 'locks'>,
  rest?: Pick<SampleAccessGrant, 'code' | 'reservation' | 'condition'>
]

const HOUR = 1 / 24
const unit4 = { spaces: ['unit_4'] }
const groundFloor = { spaces: ['ground_floor'] }
const suite12 = { spaces: ['suite_12'] }

const rows: readonly Row[] = [
  ['Ana Silva', 'ana', [-1, 2], ['code', 'mobile_key'], unit4],
  ['Cleaning team', 'chloe', [-100, null], ['code'], groundFloor],
  ['Ben Okafor', 'ben', [3, 5], ['code'], groundFloor],
  ['Chloé Martin', 'chloe', [40, 47], ['mobile_key', 'cloud_key'], unit4],
  ['Ana Silva, winter stay', 'ana', [-20, -16], ['code'], unit4],
  ['Family Okafor', 'ben', [1, 4], ['card'], suite12, { reservation: 'HH-2041' }],
  [
    'Conference guest',
    'chloe',
    [2, 3],
    ['card'],
    suite12,
    { reservation: 'HH-2042', condition: 'assignment required' }
  ],
  ['Plumber', 'omar', [-2 * HOUR, 1], ['code'], { locks: ['office'] }, { condition: 'failed' }],
  ['عمر حداد', 'omar', [-1, 6], ['code', 'mobile_key'], unit4, { condition: 'partly failed' }],
  ['Electrician', 'ben', [-1, 1], ['code'], { locks: ['back_door', 'garage'] }, { condition: 'opens too much' }],
  ['Gardener', 'chloe', [HOUR, 30], ['code'], { locks: ['garden_gate'] }, { condition: 'delayed' }],
  ['Late arrival', 'ana', [-HOUR / 2, 1], ['code'], { locks: ['side_entrance'] }],
  ['Photographer', 'omar', [-HOUR, 8 * HOUR], ['mobile_key'], unit4, { condition: 'times being changed' }],
  ['Former tenant', 'ben', [-90, 10], ['code'], groundFloor, { condition: 'being deleted' }],
  ['Caretaker', 'omar', [-30, 30], ['code'], { locks: ['front_door', 'bike_room'] }, { code: '4711' }]
]

/** Access grants in every state, oldest first. */
export const sampleAccessGrants: readonly SampleAccessGrant[] = rows.map(
  ([name, person, days, modes, where, rest]) => ({ name, person, days, modes, ...where, ...rest })
)
