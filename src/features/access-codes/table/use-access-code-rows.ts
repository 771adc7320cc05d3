import { useMemo } from 'react'
import { useHostFunction, useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { hasAccessCodeIssue } from '../rules/access-code-issues.js'
import { compareAccessCodes, codeSearch } from '../rules/access-code-search.js'
import { asPromised } from '../../../core/values/promised.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import type * as platform from '../../../client/resources.js'
import { type TableRows, useTableRows } from '../../../element/table/use-table-rows.js'

/** Which codes a host wants listed for what was typed; `undefined` is no. */
export type AccessCodeFilter = (code: platform.AccessCode, search: string) => boolean | undefined

/** In which order a host wants codes listed, as `Array.prototype.sort` has it. */
export type AccessCodeComparator = (first: platform.AccessCode, second: platform.AccessCode) => number

/** What the access code table shows of the codes of its device. */
export function useAccessCodeRows(
  codes: readonly AccessCode[],
  device: Device | undefined,
  search: string,
  accessCodeFilter: AccessCodeFilter | undefined,
  accessCodeComparator: AccessCodeComparator | undefined
): TableRows<AccessCode> {
  const matches = useMemo(() => codeSearch(device), [device])
  const filter = useHostFunction(accessCodeFilter, matches, 'accessCodeFilter', Boolean)
  const compare = useHostFunction(accessCodeComparator, compareAccessCodes, 'accessCodeComparator', Number)
  const { passesError, passesWarning } = useIssueFilters()
  const kinds = useMemo(
    () => [(code: AccessCode) => hasAccessCodeIssue(code, { passesError, passesWarning })],
    [passesError, passesWarning]
  )
  return useTableRows(asPromised(codes), search, filter, compare, kinds)
}
