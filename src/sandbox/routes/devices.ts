import { startAttempt, offlineError } from '../action-attempts.js'
import type { DeviceRecord } from '../data/device-record.js'
import { paginate, readPageParams } from '../pagination.js'
import { RequestError } from '../request-error.js'
import { route, type Route, type Routes } from '../route.js'
import { findDevice, visibleDevices } from '../visibility.js'

const NAME_LENGTH = { min: 2, max: 64 }

/** Creates a route that lists the devices that the caller can see, optionally of one kind. */
export const listDevices = (isOfKind?: (device: DeviceRecord) => boolean): Route =>
  route(
    'POST',
    (read) => ({
      page: readPageParams(read),
      ids: read.optionalStrings('device_ids'),
      accounts: read.optionalStrings('connected_account_ids'),
      account: read.optionalString('connected_account_id')
    }),
    (call) => {
      const { page, ids, accounts, account } = call.params
      let devices = visibleDevices(call, ids)
      if (accounts || account !== undefined || isOfKind) {
        devices = devices
          .slice(0, devices.length)
          .filter(
            (device) =>
              (!accounts || accounts.includes(device.connected_account_id)) &&
              (account === undefined || account === device.connected_account_id) &&
              isOfKind?.(device) !== false
          )
      }
      const { items, pagination } = paginate(devices, page, call.url)
      return { devices: items, pagination }
    }
  )

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

/** Devices and commands for locks. The state of a lock changes only after the command time. */
export const deviceRoutes: Routes = {
  '/devices/list': listDevices(),
  '/devices/get': route(
    'POST',
    (read) => ({ id: read.string('device_id') }),
    (call) => ({ device: findDevice(call, call.params.id) })
  ),
  '/devices/update': route(
    'PATCH',
    (read) => ({ id: read.string('device_id'), name: read.optionalString('name', NAME_LENGTH) }),
    (call) => {
      const { id, name } = call.params
      const device = findDevice(call, id)
      if (name !== undefined) {
        device.display_name = name
        device.nickname = name
        device.properties.name = name
        call.state.eventLog.record(device, { event_type: 'device.name_changed', device_name: name })
      }
      return {}
    }
  ),
  '/locks/lock_door': lockCommand(true),
  '/locks/unlock_door': lockCommand(false)
}
