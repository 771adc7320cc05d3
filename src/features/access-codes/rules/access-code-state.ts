import type { AccessCode, Device, Issue } from '../../../core/resources/resources.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { isOffline } from './access-code.js'
import { accessCodeErrors, type IssueFilters } from './access-code-issues.js'
import { windowOf } from './access-code-window.js'
import { isRemoving, isTransitioning } from './code-transition.js'

/**
 * State of a code: active; active when last seen, but the device is offline; not confirmed as set, or with unknown
 * times; not started yet; ended; being set; being removed; with an error.
 */
export type CodeState = 'working' | 'assumed' | 'unconfirmed' | 'upcoming' | 'over' | 'setting' | 'removing' | 'faulty'

/** Returns the errors of a code itself that pass the host's filter, without those of its device or account. */
export const ownErrors = (code: AccessCode, filters: IssueFilters): readonly Issue[] =>
  accessCodeErrors(code, filters).filter(
    ({ is_device_error, is_connected_account_error }) => is_device_error !== true && is_connected_account_error !== true
  )

/** Returns the state of a code at the given time. `device` is `undefined` if it could not be loaded. */
export function codeState(code: AccessCode, device: Device | undefined, filters: IssueFilters, now: number): CodeState {
  if (isRemoving(code)) return 'removing'
  const { kind } = windowOf(code, now)
  if (kind === 'ended') return 'over'
  if (ownErrors(code, filters).length > 0) return 'faulty'
  if (isTransitioning(code)) return 'setting'
  if (kind === 'upcoming') return 'upcoming'
  // The device derives offline codes itself, so they are never set.
  if (kind === 'unknown' || !(isOffline(code) || code.status === 'set')) return 'unconfirmed'
  return isOffline(code) || !device || onlineStatus(device) === 'online' ? 'working' : 'assumed'
}
