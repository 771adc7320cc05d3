import { pageOf, readPage } from '../page.js'
import { route, type Routes } from '../route.js'
import { findDevice, visibleDevices } from '../visible.js'

const NAME_LENGTH = { min: 2, max: 64 }

/** Devices: listed, read, renamed. */
export const deviceRoutes: Routes = {
  '/devices/list': route(
    'POST',
    (read) => ({
      page: readPage(read),
      ids: read.optionalTexts('device_ids'),
      accounts: read.optionalTexts('connected_account_ids'),
      account: read.optionalText('connected_account_id')
    }),
    (call) => {
      const { page, ids, accounts, account } = call.params
      let devices = visibleDevices(call, ids)
      if (accounts || account !== undefined) {
        devices = devices
          .slice(0, devices.length)
          .filter(
            ({ connected_account_id: id = '' }) =>
              (!accounts || accounts.includes(id)) && (account === undefined || account === id)
          )
      }
      const { items, pagination } = pageOf(devices, page, call.url)
      return { devices: items, pagination }
    }
  ),
  '/devices/get': route(
    'POST',
    (read) => ({ id: read.text('device_id') }),
    (call) => ({ device: findDevice(call, call.params.id) })
  ),
  '/devices/update': route(
    'PATCH',
    (read) => ({ id: read.text('device_id'), name: read.optionalText('name', NAME_LENGTH) }),
    (call) => {
      const { id, name } = call.params
      const device = findDevice(call, id)
      if (name !== undefined) {
        device.display_name = name
        device.nickname = name
        device.properties.name = name
      }
      return {}
    }
  )
}
