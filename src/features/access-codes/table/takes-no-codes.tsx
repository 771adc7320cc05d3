import { useMessages } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'

/** Why a device has no access codes, below the empty list. */
export const TakesNoCodes = () => <div>{useMessages(ACCESS_CODE_FORM).takesNoCodes}</div>
