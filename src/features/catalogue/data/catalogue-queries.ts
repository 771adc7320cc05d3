import { manufacturerFilter, manufacturerRule } from '../rules/manufacturer-filter.js'
import type { CatalogueDeviceModel, Manufacturer } from '../../../core/resources/resources.js'
import type { IntegrationSupportLevel } from '../../../client/resources.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { deviceModels, manufacturers } from '../../../core/resources/resource-kind.js'

const SUPPORTED: { integration_support_levels: IntegrationSupportLevel[] } = {
  integration_support_levels: ['stable', 'beta']
}

/** What is supported changes in weeks, not in minutes, and the answers are long. */
const CATALOGUE_REFRESH = 5 * 60_000

/** The most manufacturers that are named in a request, which has to fit into an address. */
const MOST_NAMED = 40

/** The longest query for manufacturers that is written into an address, of which some servers take no more than 8 kB. */
const LONGEST_QUERY = 6000

/** Which models are asked for; all of them without any of it. */
export interface DeviceModelListFilter {
  /** A part of the name. */
  readonly search?: string | undefined
  readonly manufacturerId?: string | undefined
  /** Only models of these; left out where they are too many. */
  readonly manufacturerIds?: readonly string[] | undefined
  /** Paths that have to be true. */
  readonly includeIf?: readonly string[] | undefined
  /** Paths that must not be true. */
  readonly excludeIf?: readonly string[] | undefined
}

/**
 * The manufacturers of the catalogue. Where too many are named, all are asked for.
 *
 * @param supported whether only what is supported is asked for.
 * @param included names or ids. @default all
 * @param excluded names or ids.
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
  // What has no id is left out.
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
 * The models of the catalogue, all of them in one answer.
 *
 * @param supported whether only what is supported is asked for.
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
