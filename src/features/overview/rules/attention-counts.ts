import type { IssueStep } from '../../issues/rules/remedies.js'
import type { AttentionItems } from './attention-items.js'

/** Number of items that need attention. An account or hub counts once for all of its devices. */
export interface ItemCounts {
  /** Everything that the overview lists. */
  readonly total: number
  /** Items with a step that the user can take. */
  readonly actionRequired: number
}

/** Returns `true` if a step is something that the user can do. */
const canResolve = (step: IssueStep): boolean => step !== 'wait' && step !== 'none'

/** Counts what needs attention: accounts, hubs, and each device and code once. */
export function countAttention(items: AttentionItems): ItemCounts {
  const { accounts, hubs, doors, problems, offline, batteries, codes } = items
  /** Ids of devices and codes; `true` if the user can do something about one of their issues. */
  const listed = new Map<string, boolean>()
  function add(id: string, canAct: boolean): void {
    listed.set(id, canAct || listed.get(id) === true)
  }
  for (const { device_id } of [...doors, ...batteries]) add(device_id, true)
  for (const { device, issue } of [...problems, ...offline]) add(device.device_id, canResolve(issue.step))
  for (const { code, issue } of codes) add(code.access_code_id, canResolve(issue.step))
  const causes = accounts.length + hubs.length
  const resolvable = [...listed.values()].filter(Boolean).length
  return { total: causes + listed.size, actionRequired: causes + resolvable }
}
