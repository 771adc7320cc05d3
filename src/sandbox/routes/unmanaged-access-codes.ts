import { RequestError } from '../request-error.js'
import { route, type Routes } from '../route.js'
import { findDevice, canSeeAccount } from '../visibility.js'

/** Access codes that were not created through the platform. */
export const unmanagedAccessCodeRoutes: Routes = {
  '/access_codes/unmanaged/list': route(
    'POST',
    (read) => read.string('device_id'),
    (call) => ({ access_codes: [...call.state.unmanagedAccessCodes.list(findDevice(call, call.params))] })
  ),
  '/access_codes/unmanaged/convert_to_managed': route(
    'PATCH',
    (read) => read.string('access_code_id'),
    (call) => {
      const { unmanagedAccessCodes } = call.state
      const found = unmanagedAccessCodes.find(call.params)
      if (!found || !canSeeAccount(call, found.device.connected_account_id)) {
        throw new RequestError(404, 'unmanaged_access_code_not_found', 'Unmanaged access code not found')
      }
      if (found.code.cannot_be_managed) {
        throw new RequestError(400, 'cannot_be_managed', 'The access code cannot be managed.')
      }
      unmanagedAccessCodes.manage(found.device, found.code)
      return {}
    }
  )
}
