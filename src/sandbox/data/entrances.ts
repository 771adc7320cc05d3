import type { AccessMethod, AcsEntrance } from '../../client/resources.js'

export type AccessMode = AccessMethod['mode']

/** An entrance of the sandbox, with what its access system requires. */
export interface EntranceRecord {
  readonly entrance: AcsEntrance
  /** `true` if only access grants with a reservation open it. */
  readonly requiresReservation: boolean
}

/** An entrance in the sandbox. Its id is derived from the name, such as `entrance_main_gate`. */
export interface SandboxEntrance {
  readonly name: string
  /** Ways in that open the entrance. */
  readonly modes: readonly AccessMode[]
  /** @default [] */
  readonly spaceIds?: readonly string[]
  /** Connected account of its access system. @default 'account_salto_ks' */
  readonly accountId?: string
  /** `'required'` if only access grants with a reservation open it. @default access grants with a reservation don't */
  readonly reservations?: 'accepted' | 'required'
}

/** The sample entrances: a PIN opens the first, a mobile key the second and only a card the third. */
export const SAMPLE_ENTRANCES: readonly SandboxEntrance[] = [
  { name: 'Unit 4 Door', modes: ['code'], spaceIds: ['space_unit_4'], reservations: 'accepted' },
  {
    name: 'Unit 4 Terrace',
    modes: ['mobile_key', 'cloud_key'],
    spaceIds: ['space_unit_4'],
    reservations: 'accepted'
  },
  { name: 'Suite 12 Door', modes: ['card'], spaceIds: ['space_suite_12'], reservations: 'required' }
]

/** Creates the entrances of a sandbox. */
export const createEntrances = (start: number, entrances: readonly SandboxEntrance[]): EntranceRecord[] =>
  entrances.map(({ name, modes, spaceIds = [], accountId = 'account_salto_ks', reservations }) => ({
    requiresReservation: reservations === 'required',
    entrance: {
      acs_entrance_id: `entrance_${name.toLowerCase().replaceAll(' ', '_')}`,
      acs_system_id: 'acs_system_salto',
      connected_account_id: accountId,
      display_name: name,
      space_ids: [...spaceIds],
      created_at: new Date(start).toISOString(),
      can_belong_to_reservation: reservations !== undefined,
      can_unlock_with_card: modes.includes('card'),
      can_unlock_with_cloud_key: modes.includes('cloud_key'),
      can_unlock_with_code: modes.includes('code'),
      can_unlock_with_mobile_key: modes.includes('mobile_key'),
      errors: [],
      warnings: []
    }
  }))
