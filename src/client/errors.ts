import type { ActionAttempt } from './resources.js'

/** Marks our errors, so that a guard knows those of another copy of this bundle too. */
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

/** What an {@link ApiError} is made of. */
export interface ApiErrorDetails {
  code: string
  message: string
  statusCode: number
  requestId: string
  data?: unknown
  retryAfter?: number | undefined
}

/** The platform refused a call, or gave an answer that cannot be read (`code` is then `invalid_response`). */
export class ApiError extends PlatformError {
  override readonly name: string = 'ApiError'
  declare readonly code: string
  declare readonly statusCode: number
  /** What the makers of the platform ask for when something went wrong; empty where the platform gave none. */
  declare readonly requestId: string
  declare readonly data: unknown
  /** Milliseconds for which the platform asks to be left alone, if it does (`retry-after`). */
  declare readonly retryAfter: number | undefined

  constructor(details: ApiErrorDetails) {
    super(details.message)
    Object.assign(this, details)
  }
}
/** Also true of an `UnauthorizedError` and an `InvalidInputError`. */
export const isApiError = guard<ApiError>('ApiError', 'UnauthorizedError', 'InvalidInputError')

/** The key or token is unknown, expired or revoked. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError'

  constructor(requestId: string) {
    super({ code: 'unauthorized', message: 'Unauthorized', statusCode: 401, requestId })
  }
}
export const isUnauthorizedError = guard<UnauthorizedError>('UnauthorizedError')

/** The messages of the platform, by the field that they are about. */
export type ValidationErrors = Record<string, { _errors?: string[] } | undefined>

/** The platform refused what a call said. */
export class InvalidInputError extends ApiError {
  override readonly name = 'InvalidInputError'
  readonly #validationErrors: ValidationErrors

  constructor(details: ApiErrorDetails, validationErrors: ValidationErrors = {}) {
    super(details)
    this.#validationErrors = validationErrors
  }

  /** What is wrong with one field; empty where nothing is. */
  getValidationErrorMessages(field: string): string[] {
    const { _errors: messages = [] } = this.#validationErrors[field] ?? {}
    return messages
  }
}
export const isInvalidInputError = guard<InvalidInputError>('InvalidInputError')

/** No answer came: the connection failed, or `timeout` ran out. `cause` is what `fetch` threw. */
export class NetworkError extends PlatformError {
  override readonly name = 'NetworkError'
  /** Whether the platform did not answer in time; a connection that broke is another matter. */
  readonly isTimeout: boolean = false
}
/** What a call ends with that was not answered in time. */
export const createTimeoutError = (): NetworkError =>
  Object.assign(new NetworkError('The platform did not answer in time'), { isTimeout: true })
/** What a call ends with that got no answer at all. */
export const createNetworkError = (cause: unknown): NetworkError =>
  new NetworkError('The platform could not be reached', { cause })
export const isNetworkError = guard<NetworkError>('NetworkError')

/** An option is missing, or cannot be used with another. */
export class InvalidOptionsError extends PlatformError {
  override readonly name = 'InvalidOptionsError'
}
export const isInvalidOptionsError = guard<InvalidOptionsError>('InvalidOptionsError')

/** A key or token does not look like one of its kind. */
export class InvalidTokenError extends PlatformError {
  override readonly name = 'InvalidTokenError'
}
export const isInvalidTokenError = guard<InvalidTokenError>('InvalidTokenError')

/** Something needs a client before there is one. */
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

/** A command to a device failed; `code` says how. */
export class ActionAttemptFailedError extends ActionAttemptError {
  override readonly name = 'ActionAttemptFailedError'
  readonly code: string

  constructor(actionAttempt: ActionAttempt) {
    super(actionAttempt, actionAttempt.error?.message)
    this.code = actionAttempt.error?.type ?? 'unknown'
  }
}
export const isActionAttemptFailedError = guard<ActionAttemptFailedError>('ActionAttemptFailedError')

/** A command to a device was not done in time; it may still be. */
export class ActionAttemptTimeoutError extends ActionAttemptError {
  override readonly name = 'ActionAttemptTimeoutError'

  constructor(actionAttempt: ActionAttempt, timeout: number) {
    super(actionAttempt, `Timed out waiting for action attempt after ${timeout} ms`)
  }
}
export const isActionAttemptTimeoutError = guard<ActionAttemptTimeoutError>('ActionAttemptTimeoutError')
