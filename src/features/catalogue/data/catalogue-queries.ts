import type { IntegrationSupportLevel } from '../../../client/resources.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { deviceModels, manufacturers } from '../../../core/resources/resource-kind.js'
import type { CatalogueDeviceModel, Manufacturer } from '../../../core/resources/resources.js'
import { manufacturerFilter, manufacturerRule } from '../rules/manufacturer-filter.js'

const SUPPORTED: { integration_support_levels: IntegrationSupportLevel[] } = {
  integration_support_levels: ['stable', 'beta']
}

/** Long, because the catalogue changes in weeks and the responses are large. */
const CATALOGUE_REFRESH = 5 * 60_000

/** Maximum number of manufacturers in a request, which has to fit into a URL. */
const MOST_NAMED = 40

/** Maximum length of a manufacturer query. Some servers limit URLs to 8 kB. */
const LONGEST_QUERY = 6000

/** Filter of device models. Empty for all. */
interface DeviceModelListFilter {
  /** Part of the name. */
  readonly search?: string | undefined
  readonly manufacturerId?: string | undefined
  /** Manufacturer ids. Omit if there are too many. */
  readonly manufacturerIds?: readonly string[] | undefined
  /** Feature paths that must be true. */
  readonly includeIf?: readonly string[] | undefined
  /** Feature paths that must be false. */
  readonly excludeIf?: readonly string[] | undefined
}

/**
 * The manufacturers of the catalogue. If too many are named, all are fetched and filtered.
 *
 * @param supported `true` for supported ones only
 * @param included names or ids. @default all
 * @param excluded names or ids
 */
export function manufacturerListQuery(
  supported: boolean,
  included?: readonly string[],
  excluded?: readonly string[]
): ListQuery<Manufacturer> {
  const operation = 'internal.devicedb.v1.manufacturers.list'
  const query = manufacturerFilter(included, excluded) ?? ''
  const isTooLong = String(new URLSearchParams({ query })).length > LONGEST_QUERY
  const parameters = { ...(supported && SUPPORTED), ...(query && !isTooLong && { liqe_query: query }) }
  const isMeant = manufacturerRule(included, excluded)
  // Manufacturers without an id are dropped.
  const idOfMeant = (each: Manufacturer) => (isMeant(each) ? manufacturers.id(each) : undefined)
  return {
    key: operation + JSON.stringify([supported, query]),
    operation,
    kind: isTooLong ? { ...manufacturers, id: idOfMeant } : manufacturers,
    request: ({ internal }, options) => internal.devicedb.v1.manufacturers.list(parameters, options),
    refetchInterval: CATALOGUE_REFRESH
  }
}

/**
 * The models of the catalogue, in one response.
 *
 * @param supported `true` for supported ones only
 */
export function deviceModelListQuery(
  supported: boolean,
  { search, manufacturerId, manufacturerIds: ids, includeIf, excludeIf }: DeviceModelListFilter
): ListQuery<CatalogueDeviceModel> {
  const operation = 'internal.devicedb.v1.deviceModels.list'
  const parameters = {
    ...(supported && SUPPORTED),
    ...(search && { text_search: search }),
    ...(manufacturerId && { manufacturer_id: manufacturerId }),
    ...(ids && ids.length <= MOST_NAMED && { manufacturer_ids: [...ids] }),
    ...(includeIf?.length && { include_if: [...includeIf] }),
    ...(excludeIf?.length && { exclude_if: [...excludeIf] })
  }
  return {
    key: operation + JSON.stringify(parameters),
    operation,
    kind: deviceModels,
    request: ({ internal }, options) => internal.devicedb.v1.deviceModels.list(parameters, options),
    refetchInterval: CATALOGUE_REFRESH
  }
}
