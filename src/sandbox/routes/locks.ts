import { startAttempt, offlineError } from '../action-attempts.js'
import { RequestError } from '../request-error.js'
import { route, type Route, type Routes } from '../route.js'
import { findDevice } from '../visibility.js'

const lockCommand = (locked: boolean): Route =>
  route(
    'POST',
    (read) => ({ id: read.string('device_id') }),
    (call) => {
      const device = findDevice(call, call.params.id)
      const isSupported = locked ? device.can_remotely_lock : device.can_remotely_unlock
      if (!isSupported) throw new RequestError(400, 'capability_not_supported', 'The device cannot do this remotely.')
      const attempt = startAttempt(call, locked ? 'LOCK_DOOR' : 'UNLOCK_DOOR', {
        error: offlineError(device),
        onSuccess: () => {
          device.properties.locked = locked
          const event_type = locked ? 'lock.locked' : 'lock.unlocked'
          call.state.eventLog.record(device, { event_type, method: 'remote' })
        }
      })
      return { action_attempt: attempt }
    }
  )

/** Locks. Their state changes only after the command time. */
export const lockRoutes: Routes = { '/locks/lock_door': lockCommand(true), '/locks/unlock_door': lockCommand(false) }
