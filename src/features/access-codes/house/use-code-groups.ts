import { useCallback, useMemo } from 'react'
import { useHostFunction, useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { hasAccessCodeIssue } from '../rules/access-code-issues.js'
import { compareAccessCodes } from '../rules/access-code-search.js'
import {
  type CodeGroup,
  codesByLock,
  codesByPerson,
  compareCodeGroups,
  type LockCode,
  matchesCodeGroup
} from '../rules/house-codes.js'
import { asPromised } from '../../../core/values/promised.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { type TableRows, useTableRows } from '../../../element/table/use-table-rows.js'
import type { AccessCodeComparator, AccessCodeFilter } from '../table/use-access-code-rows.js'

const takesAll = (): boolean => true

/** How the codes of a house are put together. */
interface Arrangement {
  readonly isByLock: boolean
  /** What is typed into the search. */
  readonly search: string
  readonly accessCodeFilter: AccessCodeFilter | undefined
  readonly accessCodeComparator: AccessCodeComparator | undefined
}

/** The codes of a house as its list has them. */
interface CodeGroups {
  /** Those that the host's filter takes. */
  readonly listed: readonly LockCode[]
  /** Whether it takes a code. */
  readonly takes: (code: AccessCode) => boolean
  readonly found: TableRows<CodeGroup>
}

/** Puts the codes of a house together by person or by lock, filters, finds and orders them. */
export function useCodeGroups(codes: readonly LockCode[], arrangement: Arrangement): CodeGroups {
  const { isByLock, search, accessCodeFilter, accessCodeComparator } = arrangement
  const takes = useHostFunction(accessCodeFilter, takesAll, 'accessCodeFilter', Boolean)
  const listed = useMemo(() => codes.filter(({ code }) => takes(asPromised(code), '')), [codes, takes])
  const compare = useHostFunction(accessCodeComparator, compareAccessCodes, 'accessCodeComparator', Number)
  const matches = useCallback(
    (group: CodeGroup, typed: string) =>
      accessCodeFilter
        ? group.codes.some(({ code }) => takes(asPromised(code), typed))
        : matchesCodeGroup(group, typed),
    [accessCodeFilter, takes]
  )
  const order = useCallback(
    (one: CodeGroup, other: CodeGroup) => {
      const [first, second] = [one.codes[0], other.codes[0]]
      return accessCodeComparator && first && second
        ? compare(asPromised(first.code), asPromised(second.code))
        : compareCodeGroups(one, other)
    },
    [accessCodeComparator, compare]
  )
  const groups = useMemo(() => (isByLock ? codesByLock : codesByPerson)(listed), [isByLock, listed])
  const filters = useIssueFilters()
  const kinds = useMemo(
    () => [({ codes: those }: CodeGroup) => those.some(({ code }) => hasAccessCodeIssue(code, filters))],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- An object of these two.
    [filters.passesError, filters.passesWarning]
  )
  const found = useTableRows(groups, search, matches, order, kinds)
  return { listed, takes: (code) => takes(asPromised(code), ''), found }
}
