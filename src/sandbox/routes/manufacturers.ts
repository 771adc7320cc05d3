import { parseLiqe } from '../liqe.js'
import { RequestError } from '../request-error.js'
import { route, type Routes } from '../route.js'

/** Manufacturers of the catalogue. */
export const manufacturerRoutes: Routes = {
  '/internal/devicedb/v1/manufacturers/list': route(
    'GET',
    (read) => ({ levels: read.queryStrings('integration_support_levels'), query: read.optionalString('liqe_query') }),
    ({ state, params: { levels, query } }) => {
      const matches = query === undefined ? undefined : parseLiqe(query, ['display_name', 'manufacturer_id'])
      const manufacturers = state.catalogue
        .manufacturers()
        .filter((manufacturer) => levels?.includes(manufacturer.integration_support_level ?? '') !== false)
      return { manufacturers: matches ? manufacturers.filter(matches) : manufacturers }
    }
  ),
  '/internal/devicedb/v1/manufacturers/get': route(
    'GET',
    (read) => ({ id: read.string('manufacturer_id') }),
    ({ state, params }) => {
      const manufacturer = state.catalogue.manufacturers().find(({ manufacturer_id: id }) => id === params.id)
      if (!manufacturer) throw new RequestError(404, 'manufacturer_not_found', 'Manufacturer not found')
      return { manufacturer }
    }
  )
}
