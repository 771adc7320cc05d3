import type { Device } from '../../core/resources/resources.js'
import type { PendingMutation } from '../../core/store/session-state.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'

/** Key of the mutations of a lock. */
export const lockKey = (deviceId: string): string => `lock ${deviceId}`

/** Returns the pending command of a lock, started by any element or bulk run. */
export const useLockMutation = ({ device_id }: Device): PendingMutation | undefined =>
  useSessionState(({ mutations }) => mutations.get(lockKey(device_id)))
