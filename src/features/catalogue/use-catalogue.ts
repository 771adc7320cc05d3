import { useMemo, useState } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { groupModels, type ManufacturerModels, withModels } from './rules/catalogue.js'
import type { CatalogueDeviceModel, Manufacturer } from '../../core/resources/resources.js'
import { deviceModelListQuery, manufacturerListQuery } from './data/catalogue-queries.js'

/** What of the catalogue a host wants shown. */
export interface CatalogueOptions {
  readonly manufacturers?: readonly string[] | undefined
  readonly excludedManufacturers?: readonly string[] | undefined
  readonly includeIf?: readonly string[] | undefined
  readonly excludeIf?: readonly string[] | undefined
}

/** What of that a person wants to see. */
export interface CatalogueFilters {
  readonly search: string
  readonly supported: boolean
  /** The id of the only manufacturer that is shown. */
  readonly picked: string
}

/** An answer of the platform. */
interface Answer {
  /** What was asked for. */
  readonly choice: CatalogueFilters
  /** The manufacturers to choose from. */
  readonly manufacturers: readonly Manufacturer[]
  readonly models: readonly CatalogueDeviceModel[]
}

/** What is shown of the catalogue. */
export interface Catalogue {
  /** The last one; it stays until there is another. */
  readonly answer: Answer | undefined
  readonly groups: readonly ManufacturerModels[]
  /** Whether the answer is that to what is asked. */
  readonly isCurrent: boolean
  readonly status: QueryStatus
  /** Whether the picked manufacturer is none of those to choose from any more. */
  readonly isPickGone: boolean
}

/** How two questions stand together. */
function together(...statuses: readonly [QueryStatus, QueryStatus]): QueryStatus {
  const failed = statuses.filter(({ error, failureCount }) => error !== undefined || failureCount > 0)
  const fetch = (): void => failed.forEach((status) => status.fetch())
  return { ...(failed[0] ?? statuses[0]), fetch }
}

/** Asks for what a host and a person want of the catalogue. */
export function useCatalogue(options: CatalogueOptions, choice: CatalogueFilters): Catalogue {
  const { manufacturers: included, excludedManufacturers, ...rules } = options
  const { search, supported, picked } = choice
  const { locale } = useElement()
  const all = useResources(manufacturerListQuery(supported, included, excludedManufacturers))
  const isKnown = all.status.isComplete
  const manufacturers = useMemo(() => withModels(all.resources, locale), [all.resources, locale])
  const ids = manufacturers.map(({ manufacturer_id }) => manufacturer_id)

  // Of none there are no models; which ones are included has to be known before.
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
  const [answer, setAnswer] = useState<Answer>()
  const isShown = answer?.models === models && answer.manufacturers === manufacturers && answer.choice.search === search
  if (isCurrent && !isShown) setAnswer({ choice, manufacturers, models })

  return {
    answer,
    groups: useMemo(() => (answer ? groupModels(answer.models, answer.manufacturers) : []), [answer]),
    isCurrent,
    status: together(all.status, status),
    isPickGone: isKnown && !!picked && !ids.includes(picked)
  }
}
