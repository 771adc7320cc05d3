import type { ActionAttempt } from './resources.js'

/** Identifies errors from all copies of the package, for which `instanceof` does not work. */
const BRAND = Symbol.for('latchkey.error')

class PlatformError extends Error {
  readonly [BRAND] = true
}

const guard =
  <E extends Error>(...names: string[]) =>
  (error: unknown): error is E => {
    const thrown = Object(error)
    return BRAND in thrown && names.includes(thrown.name)
  }

/** The properties of an {@link ApiError}. */
interface ApiErrorDetails {
  code: string
  message: string
  statusCode: number
  requestId: string
  data?: unknown
  retryAfter?: number | undefined
  isRefused?: boolean | undefined
}

/**
 * The platform rejected a request, or returned a response that could not be parsed (`code` is `'invalid_response'`).
 */
export class ApiError extends PlatformError {
  override readonly name: string = 'ApiError'
  declare readonly code: string
  declare readonly statusCode: number
  /**
   * Identifies the request in the platform's logs. Quote it when you contact support. Empty if the platform sent none.
   */
  declare readonly requestId: string
  declare readonly data: unknown
  /** Delay in milliseconds that the platform requests before the next attempt (`retry-after`), if any. */
  declare readonly retryAfter: number | undefined
  /**
   * `true` if the platform refuses the route to a session that is valid, so that neither a retry nor a new session of
   * the same kind helps. Only for calls with the option `detectRefusal`.
   */
  readonly isRefused: boolean = false

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message, options)
    Object.assign(this, details)
  }
}
/** Returns `true` for an `ApiError`, including `UnauthorizedError` and `InvalidInputError`. */
export const isApiError = guard<ApiError>('ApiError', 'UnauthorizedError', 'InvalidInputError')

/** The key or token is unknown, expired or revoked (HTTP 401). */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError'

  /** @param cause the error of the platform, if known */
  constructor(requestId: string, cause?: ApiError) {
    super({ code: 'unauthorized', message: 'Unauthorized', statusCode: 401, requestId }, cause && { cause })
  }
}
export const isUnauthorizedError = guard<UnauthorizedError>('UnauthorizedError')

/** Messages of the platform by field name. Those of an object or a list contain its fields or indexes. */
export interface ValidationErrors {
  _errors?: string[]
  [field: string]: ValidationErrors | string[] | undefined
}

const errorsOf = (errors: unknown, field: string): unknown =>
  Object.hasOwn(Object(errors), field) ? Reflect.get(Object(errors), field) : undefined

/** The platform rejected the parameters of a request. */
export class InvalidInputError extends ApiError {
  override readonly name = 'InvalidInputError'
  readonly #validationErrors: ValidationErrors

  constructor(details: ApiErrorDetails, validationErrors: ValidationErrors = {}) {
    super(details)
    this.#validationErrors = validationErrors
  }

  /**
   * Returns the messages for one field, or an empty array if the field is valid.
   *
   * @param field a parameter, or the path of a nested one, such as `user_identity.email_address`
   */
  getValidationErrorMessages(field: string): string[] {
    const errors = errorsOf(this.#validationErrors, field) ?? field.split('.').reduce(errorsOf, this.#validationErrors)
    const messages = errorsOf(errors, '_errors')
    return Array.isArray(messages) ? messages : []
  }
}
export const isInvalidInputError = guard<InvalidInputError>('InvalidInputError')

/**
 * No response was received: the connection failed or the request timed out. `cause` is the error that `fetch` threw.
 */
export class NetworkError extends PlatformError {
  override readonly name = 'NetworkError'
  /** `true` if the request timed out, `false` if the connection failed. */
  readonly isTimeout: boolean = false
}
export const createTimeoutError = (): NetworkError =>
  Object.assign(new NetworkError('The platform did not respond in time. Try again, or increase the timeout.'), {
    isTimeout: true
  })
export const createNetworkError = (cause: unknown): NetworkError =>
  new NetworkError('The platform could not be reached. Check the connection and the endpoint.', { cause })
export const isNetworkError = guard<NetworkError>('NetworkError')

/** An option is missing, unknown, or conflicts with another one. */
export class InvalidOptionsError extends PlatformError {
  override readonly name = 'InvalidOptionsError'
}
export const isInvalidOptionsError = guard<InvalidOptionsError>('InvalidOptionsError')

/** A key or token has the wrong format. */
export class InvalidTokenError extends PlatformError {
  override readonly name = 'InvalidTokenError'
}
export const isInvalidTokenError = guard<InvalidTokenError>('InvalidTokenError')

/** A client is needed before one has been created. */
export class NoClientError extends PlatformError {
  override readonly name = 'NoClientError'

  constructor(product = 'seam') {
    super(`Attempted to use a null ${product} client`)
  }
}
export const isNoClientError = guard<NoClientError>('NoClientError')

class ActionAttemptError extends PlatformError {
  readonly actionAttempt: ActionAttempt

  constructor(actionAttempt: ActionAttempt, message: string | undefined) {
    super(message)
    this.actionAttempt = actionAttempt
  }
}

/** A device could not carry out a command. `code` is the reason. */
export class ActionAttemptFailedError extends ActionAttemptError {
  override readonly name = 'ActionAttemptFailedError'
  readonly code: string

  constructor(actionAttempt: ActionAttempt) {
    super(actionAttempt, actionAttempt.error?.message)
    this.code = actionAttempt.error?.type ?? 'unknown'
  }
}
export const isActionAttemptFailedError = guard<ActionAttemptFailedError>('ActionAttemptFailedError')

/** A device did not confirm a command in time. The command may still succeed; poll `actionAttempt` to find out. */
export class ActionAttemptTimeoutError extends ActionAttemptError {
  override readonly name = 'ActionAttemptTimeoutError'

  constructor(actionAttempt: ActionAttempt, timeout: number) {
    super(actionAttempt, `Timed out waiting for action attempt after ${timeout} ms`)
  }
}
export const isActionAttemptTimeoutError = guard<ActionAttemptTimeoutError>('ActionAttemptTimeoutError')
