import { accessCodeErrors, type IssueFilters } from './access-code-issues.js'
import { isRemoving, isTransitioning } from './access-code-status.js'
import { windowOf } from './access-code-window.js'
import { isOffline } from './access-code.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import type { AccessCode, Device, Issue } from '../../../core/resources/resources.js'

/**
 * Where a code stands: it works; it was set and the device cannot be reached to tell whether it still is; nobody says
 * that it is set, or until when; it works later; no more; it is on its way onto the device, or off it; it has an error.
 */
export type CodeState = 'working' | 'assumed' | 'unconfirmed' | 'upcoming' | 'over' | 'setting' | 'removing' | 'faulty'

/** What is wrong with a code itself, as far as the host wants it shown; not with its device alone. */
export const ownErrors = (code: AccessCode, filters: IssueFilters): readonly Issue[] =>
  accessCodeErrors(code, filters).filter(
    ({ is_device_error, is_connected_account_error }) => is_device_error !== true && is_connected_account_error !== true
  )

/** Where a code stands as seen from now, on a device that is known or could not be loaded. */
export function codeState(code: AccessCode, device: Device | undefined, filters: IssueFilters, now: number): CodeState {
  if (isRemoving(code)) return 'removing'
  const { kind } = windowOf(code, now)
  if (kind === 'ended') return 'over'
  if (ownErrors(code, filters).length > 0) return 'faulty'
  if (isTransitioning(code)) return 'setting'
  if (kind === 'upcoming') return 'upcoming'
  // An offline code is worked out by the device itself: nobody sets it there.
  if (kind === 'unknown' || !(isOffline(code) || code.status === 'set')) return 'unconfirmed'
  return isOffline(code) || !device || onlineStatus(device) === 'online' ? 'working' : 'assumed'
}
