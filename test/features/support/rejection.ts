import type { SandboxFault } from '../../../src/sandbox/index.js'

type ValidationErrors = NonNullable<NonNullable<SandboxFault['error']>['validation_errors']>

interface Messages {
  readonly [field: string]: string | Messages
}

const nested = (messages: Messages): ValidationErrors =>
  Object.fromEntries(
    Object.entries(messages).map(([field, inner]) => [
      field,
      typeof inner === 'string' ? { _errors: [inner] } : { _errors: [], ...nested(inner) }
    ])
  )

/** Returns a response with server-side validation errors by field. */
export const rejection = (fields: Messages): SandboxFault => ({
  status: 400,
  error: {
    type: 'invalid_input',
    message: 'Invalid input',
    validation_errors: nested(fields)
  }
})
