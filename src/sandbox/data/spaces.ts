import type { Device, Space } from '../../client/resources.js'
import { WORKSPACE_ID } from './workspace.js'

/** The spaces of the property, by the end of their id. */
const NAMES = { ground_floor: 'Ground floor', first_floor: 'First floor', garden: 'Garden' }

/** Creates the spaces of a workspace with their number of devices. */
export const createSpaces = (start: number, devices: readonly Device[]): Space[] =>
  Object.entries(NAMES).map(([key, name]) => ({
    space_id: `space_${key}`,
    space_key: key,
    name,
    display_name: name,
    workspace_id: WORKSPACE_ID,
    created_at: new Date(start).toISOString(),
    acs_entrance_count: 0,
    device_count: devices.filter(({ space_ids }) => space_ids.includes(`space_${key}`)).length
  }))
