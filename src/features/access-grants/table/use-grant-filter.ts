import { useMemo } from 'react'
import { toPublicResource } from '../../../core/resources/public-resource.js'
import { searchIn } from '../../../core/values/fold-text.js'
import { useHostFunction } from '../../../element/hooks/use-host-function.js'
import type { GrantRow } from '../rules/grant-sections.js'
import { useGrantName } from '../use-grant-texts.js'
import type { GrantListOptions } from './access-grant-table-options.js'
import { searchedTexts } from './grant-row.js'
import type { GrantPlaces } from './use-grant-places.js'

/** Returns the filter of the host, or else the search in names, keys, digits and places. */
export function useGrantFilter(
  { accessGrantFilter }: Pick<GrantListOptions, 'accessGrantFilter'>,
  placesOf: (row: GrantRow) => GrantPlaces
): (row: GrantRow, search: string) => boolean {
  const nameOf = useGrantName()
  const matches = useMemo(
    () => searchIn((row: GrantRow) => [nameOf(row.grant), ...searchedTexts(row), ...placesOf(row).names]),
    [nameOf, placesOf]
  )
  const ownFilter = useMemo(
    () =>
      accessGrantFilter && ((row: GrantRow, search: string) => accessGrantFilter(toPublicResource(row.grant), search)),
    [accessGrantFilter]
  )
  return useHostFunction(ownFilter, matches, 'accessGrantFilter', Boolean)
}
