import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import type { FieldMessages } from '../../../element/form/form-errors.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import type { WayMode } from '../rules/access-grant.js'
import type { GrantForm } from '../rules/form/grant-form.js'
import { isEmail, isPhone, isUseCount } from '../rules/form/grant-form-errors.js'
import type { ChosenDoors } from '../rules/form/offered-doors.js'
import { useGrantMessages } from './use-grant-messages.js'

interface Checked {
  readonly chosen: ChosenDoors
  /** Chosen ways in that are possible. */
  readonly modes: readonly WayMode[]
  /** Why the typed digits can't be used. */
  readonly pinError: string | undefined
}

/** Returns a function that returns the messages of a new access. @param hasPerson `true` if the host has chosen a person */
export function useNewGrantMessages(
  hasPerson: boolean
): (form: GrantForm, checked: Checked) => FieldMessages<GrantForm> {
  const { options } = useElement()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const grantMessages = useGrantMessages()
  return (form, { chosen, modes, pinError }) => {
    const { name, ...times } = grantMessages(form)
    const isNew = !hasPerson && form.who === 'new'
    const hasContact = isNew && !options.disablePersonInformation
    const isChosen = hasPerson || isNew || form.personId !== undefined
    const hasDoor = chosen.doors.length > 0 || !chosen.areKnown
    return {
      ...times,
      personId: isChosen ? undefined : texts.choosePerson,
      name: isNew ? name : undefined,
      email: hasContact && !isEmail(form.email) ? texts.emailInvalid : undefined,
      phone: hasContact && !isPhone(form.phone) ? texts.phoneInvalid : undefined,
      doors: hasDoor ? undefined : texts.chooseDoor,
      modes: modes.length > 0 ? undefined : texts.chooseWay,
      code: modes.includes('code') && form.pin === 'own' ? pinError : undefined,
      uses: modes.includes('mobile_key') && !isUseCount(form.uses) ? texts.usesInvalid : undefined
    }
  }
}
