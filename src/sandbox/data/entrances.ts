import type { AccessMethod, AcsEntrance } from '../../client/resources.js'

export type AccessMode = AccessMethod['mode']

/** An entrance of the sandbox, with what its access system requires. */
export interface EntranceRecord {
  readonly entrance: AcsEntrance
  /** `true` if only access grants with a reservation open it. */
  readonly requiresReservation: boolean
}

/** An entrance. The id continues `entrance_`, the space `space_`. */
type Row = readonly [
  id: string,
  name: string,
  space: string,
  modes: readonly AccessMode[],
  reservations?: 'accepted' | 'required'
]

const rows: readonly Row[] = [
  ['unit_4_door', 'Unit 4 Door', 'unit_4', ['code'], 'accepted'],
  ['unit_4_terrace', 'Unit 4 Terrace', 'unit_4', ['mobile_key', 'cloud_key'], 'accepted'],
  ['suite_12_door', 'Suite 12 Door', 'suite_12', ['card'], 'required']
]

/** Creates the sample entrances: a PIN opens the first, a mobile key the second and only a card the third. */
export const createEntrances = (start: number): EntranceRecord[] =>
  rows.map(([id, display_name, space, modes, reservations]) => ({
    requiresReservation: reservations === 'required',
    entrance: {
      acs_entrance_id: `entrance_${id}`,
      acs_system_id: 'acs_system_salto',
      connected_account_id: 'account_salto_ks',
      display_name,
      space_ids: [`space_${space}`],
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
