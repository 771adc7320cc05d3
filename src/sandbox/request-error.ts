import type { ValidationErrors } from './options.js'

/** Thrown by routes. Becomes the error of the response. */
export class RequestError extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly type: string
  readonly validationErrors: ValidationErrors | undefined

  constructor(status: number, type: string, message: string, validationErrors?: ValidationErrors) {
    super(message)
    this.status = status
    this.type = type
    this.validationErrors = validationErrors
  }
}
