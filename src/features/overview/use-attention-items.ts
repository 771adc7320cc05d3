import { useMemo } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { memoize } from '../../core/values/memoize.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import type { LockCode } from '../access-codes/rules/all-locks-codes.js'
import { type AttentionItems, attentionItems, devicesAttention } from './rules/attention-items.js'
import { codesAttention } from './rules/codes-attention.js'

/**
 * Returns what needs attention. While codes are being read, only the new ones are derived.
 *
 * @param doors Doors that are unlocked at night.
 * @param codeLists The known codes of each lock.
 * @param now In ms since 1970.
 */
export function useAttentionItems(
  devices: readonly Device[],
  doors: readonly Device[],
  codeLists: readonly (readonly LockCode[])[],
  now: number
): AttentionItems {
  const filters = useIssueFilters()
  const attentionOf = useMemo(
    () => memoize((codes: readonly LockCode[]) => codesAttention(codes, filters, now)),
    [filters, now]
  )
  const codeItems = useMemo(() => codeLists.flatMap(attentionOf), [codeLists, attentionOf])
  const deviceItems = useMemo(() => devicesAttention(devices, doors, filters), [devices, doors, filters])
  return useMemo(() => attentionItems(deviceItems, codeItems), [deviceItems, codeItems])
}
