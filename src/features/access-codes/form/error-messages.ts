import type { Messages } from '../../../messages/en.js'
import type { AccessCodeFormErrors } from '../rules/access-code-form-errors.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import type { Device } from '../../../core/resources/resources.js'
import type { FieldMessages } from '../../../element/form/form-errors.js'

export function errorMessages(
  errors: AccessCodeFormErrors,
  device: Device,
  { accessCodeForm: texts }: Messages
): FieldMessages<AccessCodeFormErrors> {
  const { name, code, start, end } = errors
  return {
    name: name && (name === 'required' ? texts.nameRequired : texts.nameTooLong),
    code: code && (code === 'required' ? texts.codeRequired : texts.codeLength(listedCodeLengths(device))),
    start: start && texts.dateRequired,
    end: end && (end === 'invalid' ? texts.dateRequired : texts.endNotAfterStart)
  }
}
