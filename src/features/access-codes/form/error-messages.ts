import type { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import type { TextsOf } from '../../../messages/namespace.js'
import type { AccessCodeFormErrors } from '../rules/access-code-form-errors.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import type { Device } from '../../../core/resources/resources.js'
import type { FieldMessages } from '../../../element/form/form-errors.js'

export function errorMessages(
  errors: AccessCodeFormErrors,
  device: Device,
  texts: TextsOf<typeof ACCESS_CODE_FORM>
): FieldMessages<AccessCodeFormErrors> {
  const { name, code, start, end } = errors
  return {
    name: name && (name === 'required' ? texts.nameRequired : texts.nameTooLong),
    code: code && (code === 'required' ? texts.codeRequired : texts.codeLength(listedCodeLengths(device))),
    start: start && texts.dateRequired,
    end: end && (end === 'invalid' ? texts.dateRequired : texts.endNotAfterStart)
  }
}
