import { offlineError, startAttempt } from '../action-attempts.js'
import { deviceRoute } from '../crud-routes.js'
import type { DeviceRecord } from '../data/device-record.js'
import { paginate, readPageParams } from '../pagination.js'
import { type Route, type Routes, route } from '../route.js'
import { deviceFinder, findDevice, visibleDevices } from '../visibility.js'

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
      return paginate('devices', devices, page, call.url)
    }
  )

function lockCommand(locked: boolean): Route {
  const findLock = deviceFinder(
    (device) => (locked ? device.can_remotely_lock : device.can_remotely_unlock),
    'The device cannot do this remotely.'
  )
  return deviceRoute('POST', findLock, (call, device) => {
    const onSuccess = (): void => {
      device.properties.locked = locked
      call.state.eventLog.record(device, { event_type: locked ? 'lock.locked' : 'lock.unlocked', method: 'remote' })
    }
    const type = locked ? 'LOCK_DOOR' : 'UNLOCK_DOOR'
    return { action_attempt: startAttempt(call, type, { error: offlineError(device), onSuccess }) }
  })
}

/** Devices and commands for locks. The state of a lock changes only after the command time. */
export const deviceRoutes: Routes = {
  '/devices/list': listDevices(),
  '/devices/get': deviceRoute('POST', findDevice, (_call, device) => ({ device })),
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
