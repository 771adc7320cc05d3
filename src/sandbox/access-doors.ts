import type { AcsEntrance, Space } from '../client/resources.js'
import type { DeviceRecord } from './data/device-record.js'
import {
  type AccessMode,
  createEntrances,
  type EntranceRecord,
  SAMPLE_ENTRANCES,
  type SandboxEntrance
} from './data/entrances.js'
import { createSpaces } from './data/spaces.js'
import type { SandboxBase } from './device-items.js'

/** The doors of an access grant, also those of its spaces. */
export interface AccessDoors {
  readonly devices: readonly DeviceRecord[]
  readonly entrances: readonly EntranceRecord[]
}

const LOCKS_OPEN_WITH: AccessMode = 'code'

const isInAny = ({ space_ids }: { readonly space_ids: readonly string[] }, ids: readonly string[]): boolean =>
  space_ids.some((id) => ids.includes(id))

/** Returns `true` if an entrance opens with a PIN, a card, a mobile key or a cloud key. */
export const opensWith = ({ entrance }: EntranceRecord, mode: AccessMode): boolean =>
  entrance[`can_unlock_with_${mode}`] === true

/** Returns `true` if a door of an access grant opens with a PIN, a card, a mobile key or a cloud key. */
export const someDoorOpensWith = ({ devices, entrances }: AccessDoors, mode: AccessMode): boolean =>
  (mode === LOCKS_OPEN_WITH && devices.some((device) => device.can_program_online_access_codes)) ||
  entrances.some((entrance) => opensWith(entrance, mode))

/** Ids of all doors. */
export const doorIds = ({ devices, entrances }: AccessDoors): string[] => [
  ...devices.map((device) => device.device_id),
  ...entrances.map(({ entrance }) => entrance.acs_entrance_id)
]

/**
 * Creates the entrances and spaces of a new sandbox.
 *
 * @param configured entrances of the options. @default samples, or none with devices of the options
 */
export function createDoors(
  { start, devices }: Pick<SandboxBase, 'start' | 'devices'>,
  configured: readonly SandboxEntrance[] = devices.configured ? [] : SAMPLE_ENTRANCES
) {
  const entrances = createEntrances(start, configured)

  const devicesIn = (spaceIds: readonly string[]): DeviceRecord[] =>
    spaceIds.length > 0 ? devices.slice(0, devices.length).filter((device) => isInAny(device, spaceIds)) : []

  const entrancesIn = (spaceIds: readonly string[]): EntranceRecord[] =>
    entrances.filter(({ entrance }) => isInAny(entrance, spaceIds))

  return {
    entrances: entrances.map(({ entrance }): AcsEntrance => entrance),
    devicesIn,
    entrancesIn,
    /** Returns the spaces that have one of these devices or entrances. */
    spaces: (ownDevices: readonly DeviceRecord[], ownEntrances: readonly AcsEntrance[]): Space[] =>
      createSpaces(start, ownDevices, ownEntrances),
    findEntrance: (id: string): EntranceRecord | undefined =>
      entrances.find(({ entrance }) => entrance.acs_entrance_id === id),
    /** Returns doors together with those of the spaces, each once. */
    withSpaces: (doors: AccessDoors, spaceIds: readonly string[]): AccessDoors => ({
      devices: [...new Set([...doors.devices, ...devicesIn(spaceIds)])],
      entrances: [...new Set([...doors.entrances, ...entrancesIn(spaceIds)])]
    })
  }
}

export type Doors = ReturnType<typeof createDoors>
