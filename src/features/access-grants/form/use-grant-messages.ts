import { isApiError } from '../../../client/index.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { type FieldMessages, type ServerErrors, toServerErrors } from '../../../element/form/form-errors.js'
import { errorReason } from '../../../element/hooks/error-text.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { WAY_MODES } from '../rules/access-grant.js'
import type { GrantForm } from '../rules/form/grant-form.js'
import { endError, nameError } from '../rules/form/grant-form-errors.js'

type Messages = FieldMessages<GrantForm>

/** Returns the messages of the name and the times of a form. */
export function useGrantMessages(): (form: GrantForm, hasStarted?: boolean) => Messages {
  const codeTexts = useTexts(ACCESS_CODE_FORM)
  const now = useNow()
  return (form, hasStarted = false) => {
    const name = nameError(form)
    const end = endError(form, now)
    const { dateRequired, endNotAfterStart, endPast, nameRequired, nameTooLong } = codeTexts
    const ends = { invalid: dateRequired, 'not-after-start': endNotAfterStart, past: endPast }
    return {
      name: name && (name === 'required' ? nameRequired : nameTooLong),
      start: !hasStarted && form.start.instant === undefined ? dateRequired : undefined,
      end: end && ends[end]
    }
  }
}

/** Returns the path of a field of each requested way in. */
const ofWays = (field = ''): readonly string[] =>
  WAY_MODES.map((_, index) => `requested_access_methods.${index}${field}`)

/** Parameters of the fields, in which the platform finds errors. */
const PARAMETERS = {
  name: ['name', 'user_identity.full_name'],
  email: ['user_identity.email_address'],
  phone: ['user_identity.phone_number'],
  doors: ['space_ids', 'device_ids', 'acs_entrance_ids'],
  start: ['starts_at'],
  end: ['ends_at'],
  modes: ['requested_access_methods', ...ofWays(), ...ofWays('.mode')],
  code: ofWays('.code'),
  uses: ofWays('.instant_key_max_use_count')
} as const

const OTHER_PARAMETERS = [
  'user_identity',
  'user_identity_id',
  'access_grant_key',
  'reservation_key',
  'customization_profile_id'
]

/** Returns a function that finds the field of an error of the platform. */
export function useGrantErrors(): (error: unknown, form: GrantForm) => ServerErrors<GrantForm> {
  const messages = useTexts()
  const texts = useTexts(ACCESS_GRANT_FORM)

  /** Finds the field by the code and the message, because the codes are not documented. */
  function byWords(error: unknown, { who, email, phone }: GrantForm): ServerErrors<GrantForm> | undefined {
    if (!isApiError(error) || (error.statusCode !== 400 && error.statusCode !== 409)) return undefined
    if (isRefused(error)) return undefined
    const words = `${error.code} ${error.message}`
    const explained = (text: string): string => `${text}\n${errorReason(error, messages)}`
    if (/e-?mail|phone/i.test(words) && who === 'new' && (email.trim() || phone.trim()))
      return { fields: { [email.trim() ? 'email' : 'phone']: explained(texts.personInUse) } }
    if (!/reservation/i.test(words)) return undefined
    if (/overlap/i.test(words)) return { fields: { start: explained(texts.reservationTimes) } }
    if (error.statusCode === 409) return { fields: {}, general: explained(texts.reservationDoorsDiffer) }
    const isRequired = /requir/i.test(words)
    return {
      fields: {},
      general: explained(isRequired ? texts.reservationRequired : texts.reservationNotSupported)
    }
  }
  return (error, form) => {
    const errors = toServerErrors<GrantForm>(error, PARAMETERS, OTHER_PARAMETERS)
    return (errors.failure !== undefined && byWords(error, form)) || errors
  }
}
