import type { ErrorCode, WarningCode } from '../../../client/resources.js'
import type { CodeState } from './access-code-state.js'
import { isOffline } from './access-code.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { issues } from '../../device/rules/device-issues.js'
import { shownCode } from './shown-code.js'
import { parseString } from '../../../core/values/value.js'

/** Where a code is not to be handed on, whatever its status is. */
const NOT_OPENING: ReadonlySet<CodeState> = new Set(['over', 'removing', 'setting', 'faulty'])

/** Under what errors and warnings of its own a code does not open its door, or another one does in its place. */
const NOT_OPENING_BY: ReadonlySet<unknown> = new Set<ErrorCode | WarningCode>([
  'failed_to_set_on_device',
  'access_code_inactive',
  'duplicate_code_on_device',
  'no_space_for_access_code_on_device',
  'conflicting_external_modification',
  'delay_in_setting_on_device',
  'using_backup_access_code'
])

/** Whether a code is worth handing to somebody: it is on its device, or will be when its time comes. */
export function canShare(code: AccessCode, device: Device, state: CodeState): boolean {
  if (shownCode(code, device).pin === undefined || NOT_OPENING.has(state)) return false
  // A host that hides an error does not make the code open the door.
  const found = [...issues(code.errors), ...issues(code.warnings)]
  if (found.some(({ error_code, warning_code }) => NOT_OPENING_BY.has(error_code ?? warning_code))) return false
  return state === 'upcoming' || code.status === 'set' || isOffline(code)
}

/** What a host has written to be shared; nothing where it wants ours. @throws {TypeError} for what is no text */
export function readShareText(written: unknown): string | undefined {
  // What comes of a promise is not waited for; that it is no text is told already.
  if (typeof written === 'object') Promise.resolve(written).catch(() => {})
  if (written !== undefined && typeof written !== 'string') throw new TypeError('What is shared has to be a text.')
  return parseString(written)
}
