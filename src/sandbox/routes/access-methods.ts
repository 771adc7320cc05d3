import type { AcsEntrance } from '../../client/resources.js'
import { notFound } from '../request-error.js'
import { forCustomers, type Routes, route } from '../route.js'
import { canSeeAccount } from '../visibility.js'
import { readInclude, toBatch, visibleSpaces } from './spaces.js'

/** Access methods of access grants. Revoking one takes the platform some time. */
export const accessMethodRoutes: Routes = {
  '/access_methods/list': forCustomers(
    route(
      'POST',
      (read) => {
        read.only('access_grant_id')
        return read.string('access_grant_id')
      },
      ({ state, params }) => {
        const found = state.accessGrants.find(params)
        if (!found) throw notFound('access_grant')
        return { access_methods: found.methods.map(({ method }) => method) }
      }
    )
  ),
  '/access_methods/get_related': forCustomers(
    route(
      'POST',
      (read) => {
        read.only('access_method_ids', 'include', 'exclude')
        read.require('access_method_ids')
        return { ids: read.optionalStrings('access_method_ids') ?? [], include: readInclude(read) }
      },
      (call) => {
        const related = [...new Set(call.params.ids)].map((id) => {
          const related = call.state.accessGrants.findMethod(id)
          if (!related) throw notFound('access_method')
          return related
        })
        const devices = new Set(related.flatMap(({ found }) => found.codes.map(({ device }) => device)))
        const entrances = new Set(
          related.flatMap(({ found }) => found.entrances.map(({ entrance }): AcsEntrance => entrance))
        )
        const spaceIds = new Set(related.flatMap(({ item }) => item.grant.space_ids))
        return toBatch(call.params.include, {
          devices: [...devices].filter((device) => canSeeAccount(call, device.connected_account_id)),
          acs_entrances: [...entrances].filter((entrance) => canSeeAccount(call, entrance.connected_account_id)),
          spaces: visibleSpaces(call).filter(({ space_id }) => spaceIds.has(space_id))
        })
      }
    )
  ),
  '/access_methods/delete': forCustomers(
    route(
      'POST',
      (read) => {
        read.only('access_method_id')
        return read.string('access_method_id')
      },
      ({ state, params }) => {
        const related = state.accessGrants.findMethod(params)
        if (!related) throw notFound('access_method')
        state.accessGrants.revokeMethod(related.item, related.found)
        return {}
      }
    )
  )
}
