import { useMemo } from 'react'
import { toPublicResource } from '../../../core/resources/public-resource.js'
import type { Device } from '../../../core/resources/resources.js'
import { searchIn } from '../../../core/values/fold-text.js'
import { parseString } from '../../../core/values/value.js'
import { useHostFunction } from '../../../element/hooks/use-host-function.js'
import { methodDigits, shownCodes } from '../rules/digits-by-lock.js'
import type { GrantRow } from '../rules/grant-sections.js'
import { useGrantName } from '../use-grant-texts.js'
import type { GrantListOptions } from './access-grant-table-options.js'
import type { GrantPlaces } from './use-grant-places.js'

/** Searchable texts of an access grant, without its name and the names of its places. */
function searchedTexts({ grant, methods = [], codes = [] }: GrantRow, locks: GrantPlaces['locks']) {
  const deviceOf = (id: string): Device | undefined => locks.find(({ device_id }) => device_id === id)
  return [
    parseString(grant.reservation_key),
    ...methods.map((method) => methodDigits(method, codes, deviceOf)),
    ...shownCodes(codes, deviceOf).map(({ code }) => parseString(code))
  ]
}

/** Returns the filter of the host, or else the search in names, keys, digits and places. */
export function useGrantFilter(
  { accessGrantFilter }: Pick<GrantListOptions, 'accessGrantFilter'>,
  placesOf: (row: GrantRow) => GrantPlaces
): (row: GrantRow, search: string) => boolean {
  const nameOf = useGrantName()
  const matches = useMemo(
    () =>
      searchIn((row: GrantRow) => {
        const { locks, names } = placesOf(row)
        return [nameOf(row.grant), ...searchedTexts(row, locks), ...names]
      }),
    [nameOf, placesOf]
  )
  const ownFilter = useMemo(
    () =>
      accessGrantFilter && ((row: GrantRow, search: string) => accessGrantFilter(toPublicResource(row.grant), search)),
    [accessGrantFilter]
  )
  return useHostFunction(ownFilter, matches, 'accessGrantFilter', Boolean)
}
