import type { ValidationErrors } from './options.js'

/** Thrown by a route that does not do what it is asked: it becomes the error in the answer. */
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
