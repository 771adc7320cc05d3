import type { AcsEntrance, Device, Space } from '../../client/resources.js'
import { WORKSPACE_ID } from './workspace.js'

/** A space. The id continues `space_`, and is its key. */
type Row = readonly [key: string, name: string, customerData?: Space['customer_data']]

const paris = {
  address: '14 Quai de Jemmapes, 75010 Paris',
  time_zone: 'Europe/Paris',
  default_checkin_time: '15:00',
  default_checkout_time: '11:00'
}

const rows: readonly Row[] = [
  ['ground_floor', 'Ground floor'],
  ['first_floor', 'First floor'],
  ['garden', 'Garden'],
  ['unit_4', 'Unit 4', paris],
  ['suite_12', 'Suite 12', { time_zone: 'America/New_York' }]
]

const includes = ({ space_ids }: { readonly space_ids: readonly string[] }, key: string): boolean =>
  space_ids.includes(`space_${key}`)

/** Creates the spaces of a workspace that have a device or an entrance, with the number of each. */
export const createSpaces = (start: number, devices: readonly Device[], entrances: readonly AcsEntrance[]): Space[] =>
  rows
    .map(
      ([key, name, customerData]): Space => ({
        space_id: `space_${key}`,
        space_key: key,
        name,
        display_name: name,
        workspace_id: WORKSPACE_ID,
        created_at: new Date(start).toISOString(),
        ...(customerData && { customer_data: customerData }),
        acs_entrance_count: entrances.filter((entrance) => includes(entrance, key)).length,
        device_count: devices.filter((device) => includes(device, key)).length
      })
    )
    .filter(({ acs_entrance_count, device_count }) => acs_entrance_count + device_count > 0)
