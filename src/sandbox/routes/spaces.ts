import { createSpaces } from '../data/spaces.js'
import { paginate, readPageParams } from '../pagination.js'
import { route, type Routes } from '../route.js'
import { visibleDevices } from '../visibility.js'

/** Spaces with devices that the caller can see. */
export const spaceRoutes: Routes = {
  '/spaces/list': route('GET', readPageParams, (call) => {
    const visible = visibleDevices(call, undefined)
    const spaces = createSpaces(call.state.start, visible.slice(0, visible.length))
    const { items, pagination } = paginate(
      spaces.filter(({ device_count }) => device_count > 0),
      call.params,
      call.url
    )
    return { spaces: items, pagination }
  })
}
