import type { DeviceModelRecord } from '../data/device-models.js'
import { route, type Routes } from '../route.js'

/** Returns the value at a path with dots, or `null`. */
function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const name of path.split('.')) {
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, name) ? Reflect.get(found, name) : null
  }
  return found
}

/** Device models of the catalogue, filtered by name, manufacturer and capabilities. */
export const deviceModelRoutes: Routes = {
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
