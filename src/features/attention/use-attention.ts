import { useMemo, useState } from 'react'
import { isRefused } from '../../core/queries/is-refused.js'
import type { Device } from '../../core/resources/resources.js'
import { useNow } from '../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { useAllLocksCodes } from '../all-locks/use-all-locks-codes.js'
import { deviceListQuery } from '../device/data/queries.js'
import { deviceKind } from '../device/rules/device.js'
import { countAttention } from '../overview/rules/attention-counts.js'
import { unlockedLocks } from '../overview/rules/unlocked-locks.js'
import { useAttentionItems } from '../overview/use-attention-items.js'
import type { AttentionCounts } from './attention-events.js'

/** Shortest refetch interval of codes, in ms: a number must not cost a hundred calls a minute. */
const CODES_REFRESH = 5 * 60_000

const NO_DEVICES: readonly Device[] = []

interface Attention {
  /** `undefined` before the first complete read, and if the platform refuses the devices. */
  readonly counts: AttentionCounts | undefined
  readonly status: QueryStatus
}

/** Observes devices, and their codes if these count, and counts what the overview lists of them. */
export function useAttention(deviceIds: readonly string[] | undefined, hasCodes: boolean): Attention {
  const { resources, status } = useResources(deviceListQuery({ deviceIds }))
  const devices = useMemo(() => resources.filter(deviceKind), [resources])
  const lockCodes = useAllLocksCodes(hasCodes ? devices : NO_DEVICES, CODES_REFRESH)
  const now = useNow()
  const { atNight } = useMemo(() => unlockedLocks(devices, now), [devices, now])
  const items = useAttentionItems(devices, atNight, lockCodes.codeLists, now)
  const { total, actionRequired } = useMemo(() => countAttention(items), [items])
  const isComplete = lockCodes.isSettled && lockCodes.failed === lockCodes.refused
  const [isKnown, setKnown] = useState(false)
  // Stays known when locks are added.
  if (!isKnown && status.isComplete && lockCodes.isAttempted) setKnown(true)
  return {
    counts:
      isKnown && status.isComplete && !isRefused(status.error) ? { total, actionRequired, isComplete } : undefined,
    status
  }
}
