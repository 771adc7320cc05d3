import type { Device } from '../../src/core/resources/resources.js'
import type { Mutation } from '../../src/core/actions/mutation.js'
import { front, GET } from './device-reads.js'
import { deviceAnswer, done, lock } from './fake-platform.js'
import { openSession, type OpenSession } from './open-session.js'
import { settled } from './time.js'
import { send } from './send.js'
import { operateLock } from '../../src/features/lock/operate-lock.js'
import { renameDevice } from '../../src/features/device/rename-device.js'

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
  answer(response?: Response): Promise<void>
  /** Starts a mutation. Its outcome can be read later. */
  begin(change: Mutation<Device>): { outcome: () => unknown }
}

/** Opens a session that observes a door. The first fetch is answered, later requests wait. */
export async function openDoor(locked: unknown = false): Promise<OpenDoor> {
  const opened = await openSession()
  const { session, platform, shown } = opened
  platform.on(
    GET,
    () => deviceAnswer(lock('front', locked, 'Front')),
    () => 'wait'
  )
  session.observe(front, true)
  await settled()
  return {
    ...opened,
    locked: () => shown('front')?.properties?.locked,
    name: () => shown('front')?.properties?.name,
    sentNames: () => platform.at(UPDATE).map(({ body }) => body.name),
    async answer(response = done()) {
      platform.last(UPDATE).answer(response)
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

export const locking = (open: OpenDoor) => operateLock.change({ device: door(open), action: 'lock' })
export const unlocking = (open: OpenDoor) => operateLock.change({ device: door(open), action: 'unlock' })
export const renaming = (open: OpenDoor, name: string) => renameDevice.change({ device: door(open), name })
