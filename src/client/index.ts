export type { Call, CallWith } from './calls/call.js'
export type { Moment, TemporalMoment } from './calls/moment.js'
export { PlatformClient } from './client.js'
export { PlatformClientWithoutWorkspace } from './client-without-workspace.js'
export {
  ActionAttemptFailedError,
  ActionAttemptTimeoutError,
  ApiError,
  InvalidInputError,
  InvalidOptionsError,
  InvalidTokenError,
  isActionAttemptFailedError,
  isActionAttemptTimeoutError,
  isApiError,
  isInvalidInputError,
  isInvalidOptionsError,
  isInvalidTokenError,
  isNetworkError,
  isNoClientError,
  isUnauthorizedError,
  NetworkError,
  NoClientError,
  UnauthorizedError
} from './errors.js'
export type { PlatformCalls } from './generated/calls.js'
export type { Routes } from './generated/routes.js'
export type {
  CallOptions,
  ClientOptions,
  PlatformClientOptions,
  PlatformClientWithoutWorkspaceOptions,
  RetryOptions,
  WaitForActionAttempt,
  WaitingTime
} from './options.js'
export type { Page, Pagination, Paginator } from './paginator.js'
export type { PlatformRequest } from './platform-request.js'
export type * from './resources.js'
