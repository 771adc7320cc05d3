import type { DeviceModelRecord } from '../data/device-models.js'
import { parseLiqe } from '../liqe.js'
import { notFound } from '../request-error.js'
import { type Routes, route } from '../route.js'

/** Returns the value at a path with dots, or `null`. */
function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const name of path.split('.')) {
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, name) ? Reflect.get(found, name) : null
  }
  return found
}

/** Manufacturers and device models of the catalogue. */
export const catalogueRoutes: Routes = {
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
      if (!manufacturer) throw notFound('manufacturer')
      return { manufacturer }
    }
  ),
  '/internal/devicedb/v1/device_models/list': route(
    'GET',
    (read) => ({
      search: read.optionalString('text_search')?.toLowerCase() ?? '',
      levels: read.queryStrings('integration_support_levels'),
      manufacturer: read.optionalString('manufacturer_id'),
      manufacturers: read.queryStrings('manufacturer_ids'),
      category: read.optionalString('main_category'),
      included: read.queryStrings('include_if'),
      excluded: read.queryStrings('exclude_if')
    }),
    ({ state, params }) => {
      const { search, levels, manufacturer, manufacturers, category, included, excluded } = params
      const matches = (model: DeviceModelRecord): boolean => {
        const { manufacturer_id: id, integration_support_level: level = '' } = model.manufacturer
        const isTrue = (path: string): boolean => valueAt(model, path) === true
        return (
          levels?.includes(level) !== false &&
          (manufacturer ?? id) === id &&
          manufacturers?.includes(id) !== false &&
          (category ?? model.main_category) === model.main_category &&
          (!included || (included.length > 0 && included.every(isTrue))) &&
          !excluded?.some(isTrue) &&
          model.display_name?.toLowerCase().includes(search) === true
        )
      }
      return { device_models: state.catalogue.models().filter(matches) }
    }
  )
}
