import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'

/** Reason why no access codes can be added to a device. */
export const CodesNotSupported = () => <div>{useTexts(ACCESS_CODE_FORM).takesNoCodes}</div>
