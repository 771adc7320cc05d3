import { LONG_REASON } from './texts.mjs'

const rejected = (type, message) => ({ status: 409, error: { type, message } })

/** A failure with a long explanation. */
export const UNREACHABLE = rejected('unreachable', LONG_REASON)
/** A thermostat that rejects further presets. */
export const NOT_ACCEPTED = rejected('not_accepted', 'The device did not accept it.')
/** A command that is not permitted. */
export const WITHOUT_PERMISSION = rejected('forbidden', 'Its name cannot be changed.')

/** Validation errors by field of the platform. */
export const invalid = (fields) => ({
  status: 400,
  error: {
    type: 'invalid_input',
    message: 'Invalid input',
    validation_errors: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { _errors: [text] }]))
  }
})

/** A device that does not respond. */
export const FAILS = { attempt: 'fails', error: { type: 'unreachable', message: 'The device did not answer.' } }
