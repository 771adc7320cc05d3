import type { SandboxFault } from '../../../src/sandbox/index.js'

/** Returns a response with server-side validation errors by field. */
export const rejection = (fields: Readonly<Record<string, string>>): SandboxFault => ({
  status: 400,
  error: {
    type: 'invalid_input',
    message: 'Invalid input',
    validation_errors: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { _errors: [text] }]))
  }
})
