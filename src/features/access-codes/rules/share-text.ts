import type { ErrorCode, WarningCode } from '../../../client/resources.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { issues } from '../../device/rules/device-issues.js'
import { isOffline } from './access-code.js'
import type { CodeState } from './access-code-state.js'
import { shownCode } from './shown-code.js'

/** States in which a code is not shared, with any status. */
const NOT_OPENING: ReadonlySet<CodeState> = new Set(['over', 'removing', 'setting', 'faulty'])

/** Errors and warnings with which a code does not open its door, or was replaced by another code. */
const NOT_OPENING_BY: ReadonlySet<unknown> = new Set<ErrorCode | WarningCode>([
  'failed_to_set_on_device',
  'access_code_inactive',
  'duplicate_code_on_device',
  'no_space_for_access_code_on_device',
  'conflicting_external_modification',
  'delay_in_setting_on_device',
  'using_backup_access_code'
])

/** Returns `true` if it makes sense to share a code: it is on its device, or will be in time. */
export function canShare(code: AccessCode, device: Device, state: CodeState): boolean {
  if (shownCode(code, device).pin === undefined || NOT_OPENING.has(state)) return false
  // Includes errors that the host hides, because they still prevent the code from working.
  const found = [...issues(code.errors), ...issues(code.warnings)]
  if (found.some(({ error_code, warning_code }) => NOT_OPENING_BY.has(error_code ?? warning_code))) return false
  return state === 'upcoming' || code.status === 'set' || isOffline(code)
}

/** Returns the host's share text, or `undefined` to use the default text. @throws {TypeError} if it is not a text */
export function readShareText(written: unknown): string | undefined {
  // A promise is invalid as well. Handle its rejection, because the type error already reports the problem.
  if (typeof written === 'object') Promise.resolve(written).catch(() => {})
  if (written !== undefined && typeof written !== 'string') throw new TypeError('What is shared has to be a text.')
  return parseString(written)
}
