import type { AcsEntrance } from '../../client/resources.js'
import { paginate, readPageParams, readPageQuery } from '../pagination.js'
import type { ParamReader } from '../params.js'
import { notFound } from '../request-error.js'
import { forCustomers, type Routes, route } from '../route.js'
import { canSeeAccount, type Viewer, visibleDevices } from '../visibility.js'

/** Kinds of related resources that the sandbox has. */
const RELATED = ['devices', 'acs_entrances', 'spaces'] as const

type Related = Partial<Record<(typeof RELATED)[number], readonly unknown[]>>

/** Reads which related resources are requested. */
export function readInclude(read: ParamReader): readonly string[] {
  const include = read.optionalStrings('include') ?? RELATED
  const exclude = read.optionalStrings('exclude') ?? []
  return include.filter((kind) => !exclude.includes(kind))
}

/** Returns a response body with the requested related resources. */
export const toBatch = (include: readonly string[], related: Related) => ({
  batch: Object.fromEntries(Object.entries(related).filter(([kind]) => include.includes(kind)))
})

const visibleEntrances = (viewer: Viewer): AcsEntrance[] =>
  viewer.state.doors.entrances.filter((entrance) => canSeeAccount(viewer, entrance.connected_account_id))

/** Returns the spaces with a device or an entrance that the caller can see. */
export function visibleSpaces(viewer: Viewer) {
  const devices = visibleDevices(viewer, undefined)
  return viewer.state.doors.spaces(devices.slice(0, devices.length), visibleEntrances(viewer))
}

/** Spaces, entrances and people. */
export const spaceRoutes: Routes = {
  '/spaces/list': forCustomers(
    route('GET', readPageQuery, (call) => paginate('spaces', visibleSpaces(call), call.params, call.url))
  ),
  '/spaces/get_related': forCustomers(
    route(
      'POST',
      (read) => {
        read.only('space_ids', 'space_keys', 'include', 'exclude')
        const ids = read.optionalStrings('space_ids') ?? []
        const keys = read.optionalStrings('space_keys') ?? []
        if (ids.length + keys.length === 0) read.reject('space_ids', 'Required')
        return { ids, keys, include: readInclude(read) }
      },
      (call) => {
        const { ids, keys, include } = call.params
        const requested = visibleSpaces(call).filter(
          ({ space_id, space_key = '' }) => ids.includes(space_id) || keys.includes(space_key)
        )
        if (requested.length < new Set([...ids, ...keys]).size) throw notFound('space')
        const spaceIds = requested.map(({ space_id }) => space_id)
        const isInside = ({ space_ids }: { space_ids: readonly string[] }): boolean =>
          space_ids.some((id) => spaceIds.includes(id))
        const devices = call.state.doors
          .devicesIn(spaceIds)
          .filter((device) => canSeeAccount(call, device.connected_account_id))
        const acs_entrances = visibleEntrances(call).filter(isInside)
        return toBatch(include, { devices, acs_entrances, spaces: requested })
      }
    )
  ),
  '/acs/entrances/list': route(
    'POST',
    (read) => {
      read.only('limit', 'page_cursor', 'acs_entrance_ids', 'space_id', 'connected_account_id')
      return {
        page: readPageParams(read),
        ids: read.optionalStrings('acs_entrance_ids'),
        space: read.optionalString('space_id'),
        account: read.optionalString('connected_account_id')
      }
    },
    (call) => {
      const { page, ids, space, account } = call.params
      const entrances = visibleEntrances(call).filter(
        ({ acs_entrance_id, space_ids, connected_account_id }) =>
          ids?.includes(acs_entrance_id) !== false &&
          (space === undefined || space_ids.includes(space)) &&
          (account ?? connected_account_id) === connected_account_id
      )
      return paginate('acs_entrances', entrances, page, call.url)
    }
  ),
  '/user_identities/get': forCustomers(
    route(
      'GET',
      (read) => {
        read.only('user_identity_id')
        return read.string('user_identity_id')
      },
      ({ state, params }) => {
        const person = state.people.find(params)
        if (!person) throw notFound('user_identity')
        return { user_identity: person }
      }
    )
  )
}
