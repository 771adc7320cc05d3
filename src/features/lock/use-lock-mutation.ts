import type { Device } from '../../core/resources/resources.js'
import type { MutationStatus } from '../../core/store/session-state.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { lockKey } from '../device/rules/device-status.js'

/** Returns the pending command of a lock, started by any element or bulk run. */
export const useLockMutation = ({ device_id }: Device): MutationStatus | undefined =>
  useSessionState(({ mutations }) => mutations.get(lockKey(device_id)))
