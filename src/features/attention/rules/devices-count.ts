import type { Device } from '../../../core/resources/resources.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { deviceKind } from '../../device/rules/device.js'
import { countAttention, type ItemCounts } from '../../overview/rules/attention-counts.js'
import { attentionItems, devicesAttention } from '../../overview/rules/attention-items.js'
import { unlockedLocks } from '../../overview/rules/unlocked-locks.js'

/** Counts what the overview lists of devices, without their codes. @param now In ms since 1970. */
export function countDevices(resources: readonly Device[], filters: IssueFilters, now: number): ItemCounts {
  const devices = resources.filter(deviceKind)
  const { atNight } = unlockedLocks(devices, now)
  return countAttention(attentionItems(devicesAttention(devices, atNight, filters), []))
}
