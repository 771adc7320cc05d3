import { useMemo } from 'react'
import { toPublicResource } from '../../../core/resources/public-resource.js'
import { useHostFunction } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { arrangeGrants, type GrantRow } from '../rules/grant-sections.js'
import type { GrantListOptions } from './access-grant-table-options.js'

/** Returns the sections of the rows, or the order of the host without sections. */
export function useGrantOrder({ accessGrantComparator }: Pick<GrantListOptions, 'accessGrantComparator'>) {
  const now = useNow()
  const ownComparator = useMemo(
    () =>
      accessGrantComparator &&
      ((first: GrantRow, second: GrantRow) =>
        accessGrantComparator(toPublicResource(first.grant), toPublicResource(second.grant))),
    [accessGrantComparator]
  )
  const compare = useHostFunction(ownComparator, () => 0, 'accessGrantComparator', Number)
  const isOrdered = accessGrantComparator !== undefined
  const arrange = useMemo(() => (isOrdered ? undefined : arrangeGrants(now)), [isOrdered, now])
  return { compare, arrange }
}
