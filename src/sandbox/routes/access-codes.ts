import { pageOf, readPage } from '../page.js'
import { route, type Routes } from '../route.js'
import { findDevice } from '../visible.js'

/** Access codes of a device. */
export const accessCodeRoutes: Routes = {
  '/access_codes/list': route(
    'POST',
    (read) => ({ page: readPage(read), device: read.text('device_id') }),
    (call) => {
      const codes = call.state.accessCodesOf(findDevice(call, call.params.device))
      const { items, pagination } = pageOf(codes, call.params.page, call.url)
      return { access_codes: items, pagination }
    }
  )
}
