import { LONG_REASON } from './texts.mjs'

const refused = (type, message) => ({ status: 409, error: { type, message } })

/** What is asked for cannot be had, and why takes long to say. */
export const UNREACHABLE = refused('unreachable', LONG_REASON)
/** There is no room for one more. */
export const NO_ROOM = refused('no_room', 'The thermostat has no room for it.')
/** It may not be done. */
export const FORBIDDEN = refused('forbidden', 'Its name cannot be changed.')

/** What a person typed is refused, by the fields of the platform. */
export const invalid = (fields) => ({
  status: 400,
  error: {
    type: 'invalid_input',
    message: 'Invalid input',
    validation_errors: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { _errors: [text] }]))
  }
})

/** The device does not do it. */
export const FAILS = { attempt: 'fails', error: { type: 'unreachable', message: 'The device did not answer.' } }
