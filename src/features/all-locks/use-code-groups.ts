import { useCallback, useMemo, useState } from 'react'
import { toPublicResource } from '../../core/resources/public-resource.js'
import type { AccessCode } from '../../core/resources/resources.js'
import { useHostFunction, useIssueFilters } from '../../element/hooks/use-host-function.js'
import { createIncrementalSort } from '../../element/table/incremental-sort.js'
import type { TableInput } from '../../element/table/table-content.js'
import { hasAccessCodeIssue } from '../access-codes/rules/access-code-issues.js'
import { compareAccessCodes } from '../access-codes/rules/access-code-search.js'
import {
  type CodeGroup,
  codesByLock,
  codesByPerson,
  compareCodeGroups,
  createCodeGrouping,
  type LockCode,
  matchesCodeGroup
} from '../access-codes/rules/all-locks-codes.js'
import type { CodeListOptions } from '../access-codes/table/access-code-table-options.js'

const acceptEverything = (): boolean => true

/** State kept between responses, so that only changed groups are derived and sorted again. */
const createGroups = () => ({
  byPerson: createCodeGrouping(codesByPerson),
  byLock: createCodeGrouping(codesByLock),
  sort: createIncrementalSort<CodeGroup>()
})

export interface CodeGroups {
  /** Codes that pass the host's filter. */
  readonly listed: readonly LockCode[]
  /** Returns `true` if a code passes the host's filter. */
  readonly isAccepted: (code: AccessCode) => boolean
  /** Number of listed codes with an issue. Does not depend on the grouping. */
  readonly issues: number
  readonly input: TableInput<CodeGroup>
}

/** Groups codes by person or by lock and returns how the groups are searched and sorted. */
export function useCodeGroups(codes: readonly LockCode[], isByLock: boolean, options: CodeListOptions): CodeGroups {
  const { disableSearch, accessCodeFilter, accessCodeComparator } = options
  const isAccepted = useHostFunction(accessCodeFilter, acceptEverything, 'accessCodeFilter', Boolean)
  const listed = useMemo(
    () =>
      isAccepted === acceptEverything ? codes : codes.filter(({ code }) => isAccepted(toPublicResource(code), '')),
    [codes, isAccepted]
  )
  const order = useHostFunction(accessCodeComparator, compareAccessCodes, 'accessCodeComparator', Number)
  const filter = useCallback(
    (group: CodeGroup, typed: string) =>
      accessCodeFilter
        ? group.codes.some(({ code }) => isAccepted(toPublicResource(code), typed))
        : matchesCodeGroup(group, typed),
    [accessCodeFilter, isAccepted]
  )
  const compare = useCallback(
    (a: CodeGroup, b: CodeGroup) => {
      const [first, second] = [a.codes[0], b.codes[0]]
      return accessCodeComparator && first && second
        ? order(toPublicResource(first.code), toPublicResource(second.code))
        : compareCodeGroups(a, b)
    },
    [accessCodeComparator, order]
  )
  const [{ byPerson, byLock, sort }] = useState(createGroups)
  const groups = useMemo(() => (isByLock ? byLock : byPerson)(listed), [isByLock, byLock, byPerson, listed])
  const items = useMemo(() => sort(groups, compare), [sort, groups, compare])
  const filters = useIssueFilters()
  const hasIssue = useCallback(({ code }: LockCode) => hasAccessCodeIssue(code, filters), [filters])
  const kinds = useMemo(() => [(group: CodeGroup) => group.codes.some(hasIssue)], [hasIssue])
  const issues = useMemo(() => listed.filter(hasIssue).length, [listed, hasIssue])
  return {
    listed,
    isAccepted: (code) => isAccepted(toPublicResource(code), ''),
    issues,
    input: { items, filter, kinds, search: disableSearch ? '' : undefined }
  }
}
