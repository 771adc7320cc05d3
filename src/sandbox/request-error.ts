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

/** Returns the error of an unknown id: the message of `access_code` is "Access code not found". */
export function notFound(resource: string): RequestError {
  const name = resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('_', ' ')
  return new RequestError(404, `${resource}_not_found`, `${name} not found`)
}
