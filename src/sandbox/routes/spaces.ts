import { makeSpaces } from '../data/spaces.js'
import { pageOf, readPage } from '../page.js'
import { route, type Routes } from '../route.js'
import { visibleDevices } from '../visible.js'

/** The spaces in which there are devices that the caller may see. */
export const spaceRoutes: Routes = {
  '/spaces/list': route('GET', readPage, (call) => {
    const visible = visibleDevices(call, undefined)
    const spaces = makeSpaces(call.state.start, visible.slice(0, visible.length))
    const { items, pagination } = pageOf(
      spaces.filter(({ device_count }) => device_count > 0),
      call.params,
      call.url
    )
    return { spaces: items, pagination }
  })
}
