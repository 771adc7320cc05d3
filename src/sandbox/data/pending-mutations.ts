import type { AccessCodePendingMutation } from '../../client/resources.js'
import type { AccessCodeRecord } from './access-code-record.js'

type Draft = Pick<AccessCodeRecord, 'name' | 'code' | 'starts_at' | 'ends_at'>

/** Returns the pending mutation of a code that is being created or deleted. */
export const pendingMutation = (kind: 'creating' | 'deleting', at: string): AccessCodePendingMutation[] => [
  { mutation_code: kind, message: `The device is ${kind} the code.`, created_at: at }
]

/** Returns the pending mutations of a code that is being updated. */
export function pendingUpdates(code: Draft, draft: Draft, at: string): AccessCodePendingMutation[] {
  const common = { message: 'The device is changing the code.', created_at: at }
  const times = ({ starts_at, ends_at }: Draft) => ({ starts_at, ends_at })
  const changes: AccessCodePendingMutation[] = []
  if (draft.name !== code.name) {
    changes.push({ ...common, mutation_code: 'updating_name', from: { name: code.name }, to: { name: draft.name } })
  }
  if (draft.code !== code.code) {
    changes.push({ ...common, mutation_code: 'updating_code', from: { code: code.code }, to: { code: draft.code } })
  }
  if (draft.starts_at !== code.starts_at || draft.ends_at !== code.ends_at) {
    changes.push({ ...common, mutation_code: 'updating_time_frame', from: times(code), to: times(draft) })
  }
  return changes
}
