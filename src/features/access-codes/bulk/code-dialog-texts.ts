import type { BulkDialogProps } from '../../../element/bulk/bulk-dialog.js'
import type { BULK } from '../../../messages/bulk/en.js'
import type { Messages } from '../../../messages/en.js'
import type { TextsOf } from '../../../messages/namespace.js'
import { deviceName } from '../../device/rules/device.js'
import type { CodeDeletion } from '../access-code-actions.js'
import { shownCode } from '../rules/shown-code.js'

/** Returns how a dialog names codes: by lock if they belong to one person, else by person. */
export function codeNames(
  codes: readonly CodeDeletion[],
  { accessCode, device }: Messages
): Pick<BulkDialogProps, 'owner' | 'names'> {
  const locks = codes.map(({ lock }) => (lock && deviceName(lock)) ?? device.unnamed)
  const people = codes.map(({ code, lock }) => shownCode(code, lock).name ?? accessCode.unnamed)
  if (new Set(people).size === 1) return { owner: people[0], names: locks }
  return { owner: new Set(locks).size === 1 ? locks[0] : undefined, names: people }
}

/** Returns a text with the number of codes that can't be changed, or an empty list if all can. */
export const fixedCodes = (
  count: number,
  question: 'edit' | 'delete',
  { fixed }: TextsOf<typeof BULK>
): readonly string[] => (count > 0 ? [fixed[question](count)] : [])
