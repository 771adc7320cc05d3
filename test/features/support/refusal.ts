import type { SandboxFault } from '../../../src/sandbox/index.js'

/** What the platform has against the fields of a form, by their names. */
export const refusal = (fields: Readonly<Record<string, string>>): SandboxFault => ({
  status: 400,
  error: {
    type: 'invalid_input',
    message: 'Invalid input',
    validation_errors: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { _errors: [text] }]))
  }
})
