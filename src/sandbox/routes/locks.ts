import { startAttempt, unreachable } from '../action-attempts.js'
import { Refusal } from '../refusal.js'
import { route, type Route, type Routes } from '../route.js'
import { findDevice } from '../visible.js'

const turn = (locked: boolean): Route =>
  route(
    'POST',
    (read) => ({ id: read.text('device_id') }),
    (call) => {
      const device = findDevice(call, call.params.id)
      const isAble = locked ? device.can_remotely_lock : device.can_remotely_unlock
      if (!isAble) throw new Refusal(400, 'capability_not_supported', 'The device cannot do this remotely.')
      const attempt = startAttempt(call, locked ? 'LOCK_DOOR' : 'UNLOCK_DOOR', {
        error: unreachable(device),
        succeed: () => {
          device.properties.locked = locked
          const event_type = locked ? 'lock.locked' : 'lock.unlocked'
          call.state.incidents.record(device, { event_type, method: 'remote' })
        }
      })
      return { action_attempt: attempt }
    }
  )

/** Locks: a bolt takes its time, and is where it was until then. */
export const lockRoutes: Routes = { '/locks/lock_door': turn(true), '/locks/unlock_door': turn(false) }
