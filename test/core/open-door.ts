import type { Mutation } from '../../src/core/actions/mutation.js'
import type { Device } from '../../src/core/resources/resources.js'
import { renameDevice } from '../../src/features/device/rename-device.js'
import { operateLock } from '../../src/features/lock/operate-lock.js'
import { front, GET } from './device-reads.js'
import { deviceResponse, lock, succeeded } from './fake-platform.js'
import { type OpenSession, openSession } from './open-session.js'
import { send } from './send.js'
import { settled } from './time.js'

export const LOCK = '/locks/lock_door'
export const UPDATE = '/devices/update'

/** Session that observes a door. */
export interface OpenDoor extends OpenSession {
  readonly locked: () => unknown
  readonly name: () => unknown
  readonly pending: () => string[]
  /** Returns the names in the updates that were sent. */
  readonly sentNames: () => unknown[]
  /** Answers the last update. @param response @default a success */
  respond(response?: Response): Promise<void>
  /** Starts a mutation. Its outcome can be read later. */
  begin(change: Mutation<Device>): { outcome: () => unknown }
}

/** Opens a session that observes a door. The first fetch is answered, later requests wait. */
export async function openDoor(locked: unknown = false): Promise<OpenDoor> {
  const opened = await openSession()
  const { session, platform, shown } = opened
  platform.on(
    GET,
    () => deviceResponse(lock('front', locked, 'Front')),
    () => 'wait'
  )
  session.observe(front, true)
  await settled()
  return {
    ...opened,
    locked: () => shown('front')?.properties?.locked,
    name: () => shown('front')?.properties?.name,
    sentNames: () => platform.at(UPDATE).map(({ body }) => body.name),
    async respond(response = succeeded()) {
      platform.last(UPDATE).respond(response)
      await settled()
    },
    pending: () => [...session.store.getState().mutations.keys()],
    begin(change) {
      let outcome: unknown = 'under way'
      const settle = (result: unknown): void => {
        outcome = result
      }
      send(session, change).then((response) => settle(response !== undefined), settle)
      return { outcome: () => outcome }
    }
  }
}

/** Returns the door as displayed. */
export function door({ shown }: OpenDoor): Device {
  const device = shown('front')
  if (!device) throw new Error('There is no door.')
  return device
}

export const locking = (open: OpenDoor) => operateLock.mutation({ device: door(open), action: 'lock' })
export const unlocking = (open: OpenDoor) => operateLock.mutation({ device: door(open), action: 'unlock' })
export const renaming = (open: OpenDoor, name: string) => renameDevice.mutation({ device: door(open), name })
