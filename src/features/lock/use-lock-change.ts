import type { Device } from '../../core/resources/resources.js'
import type { PendingChange } from '../../core/session/session-state.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { lockKey } from './lock-key.js'

/** What is being done to a lock, in whichever element it was begun, alone or with many. */
export const useLockChange = ({ device_id }: Device): PendingChange | undefined =>
  useSessionState(({ changes }) => changes.get(lockKey(device_id)))
