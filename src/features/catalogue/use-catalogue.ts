import { useMemo, useState } from 'react'
import type { CatalogueDeviceModel, Manufacturer } from '../../core/resources/resources.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { isFailing, type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { deviceModelListQuery, manufacturerListQuery } from './data/catalogue-queries.js'
import { groupModels, type ManufacturerModels, withModels } from './rules/catalogue.js'

/** Options of the host. */
export interface CatalogueOptions {
  readonly manufacturers?: readonly string[] | undefined
  readonly excludedManufacturers?: readonly string[] | undefined
  readonly includeIf?: readonly string[] | undefined
  readonly excludeIf?: readonly string[] | undefined
}

export interface CatalogueFilters {
  readonly search: string
  readonly supported: boolean
  /** Id of the selected manufacturer. */
  readonly picked: string
}

/** A response of the platform. */
interface CatalogueResult {
  /** The filters it belongs to. */
  readonly choice: CatalogueFilters
  readonly manufacturers: readonly Manufacturer[]
  readonly models: readonly CatalogueDeviceModel[]
}

export interface Catalogue {
  /** The latest response. It stays until the next one arrives. */
  readonly result: CatalogueResult | undefined
  readonly groups: readonly ManufacturerModels[]
  /** `true` if the response belongs to the current filters. */
  readonly isCurrent: boolean
  readonly status: QueryStatus
  /** `true` if the selected manufacturer no longer exists. */
  readonly isPickGone: boolean
}

/** Combines the status of two queries. */
function together(...statuses: readonly [QueryStatus, QueryStatus]): QueryStatus {
  const failed = statuses.filter(isFailing)
  const fetch = (): void => failed.forEach((status) => status.fetch())
  return { ...(failed[0] ?? statuses[0]), fetch }
}

/** Fetches the catalogue for the options of the host and the filters of the user. */
export function useCatalogue(options: CatalogueOptions, choice: CatalogueFilters): Catalogue {
  const { manufacturers: included, excludedManufacturers, ...rules } = options
  const { search, supported, picked } = choice
  const { locale } = useElement()
  const all = useResources(manufacturerListQuery(supported, included, excludedManufacturers))
  const isKnown = all.status.isComplete
  const manufacturers = useMemo(() => withModels(all.resources, locale), [all.resources, locale])
  const ids = manufacturers.map(({ manufacturer_id }) => manufacturer_id)

  // Included manufacturers must be known first; without any there are no models.
  const isAsked = !included || ids.length > 0
  const { resources: models, status } = useResources(
    isAsked
      ? deviceModelListQuery(supported, {
          ...rules,
          search,
          manufacturerId: picked,
          manufacturerIds: included && ids
        })
      : undefined
  )
  const isCurrent = isKnown && (status.isComplete || !isAsked)
  const [result, setResult] = useState<CatalogueResult>()
  const isShown = result?.models === models && result.manufacturers === manufacturers && result.choice.search === search
  if (isCurrent && !isShown) setResult({ choice, manufacturers, models })

  return {
    result,
    groups: useMemo(() => (result ? groupModels(result.models, result.manufacturers) : []), [result]),
    isCurrent,
    status: together(all.status, status),
    isPickGone: isKnown && !!picked && !ids.includes(picked)
  }
}
