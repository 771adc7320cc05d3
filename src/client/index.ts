export type {
  CallOptions,
  ClientOptions,
  PlatformClientOptions,
  PlatformClientWithoutWorkspaceOptions,
  RetryOptions,
  WaitForActionAttempt,
  WaitingTime
} from './options.js'
export type { Call, CallWith } from './calls/call.js'
export type { Moment, TemporalMoment } from './calls/moment.js'
export type { PlatformCalls } from './generated/calls.js'
export type { Page, Pagination, Paginator } from './paginator.js'
export type { Routes } from './generated/routes.js'
export type { PlatformRequest } from './platform-request.js'
export type * from './resources.js'
export { PlatformClient } from './client.js'
export { PlatformClientWithoutWorkspace } from './client-without-workspace.js'
export {
  ActionAttemptFailedError,
  ActionAttemptTimeoutError,
  ApiError,
  InvalidInputError,
  InvalidOptionsError,
  InvalidTokenError,
  NetworkError,
  NoClientError,
  UnauthorizedError,
  isActionAttemptFailedError,
  isActionAttemptTimeoutError,
  isApiError,
  isInvalidInputError,
  isInvalidOptionsError,
  isInvalidTokenError,
  isNetworkError,
  isNoClientError,
  isUnauthorizedError
} from './errors.js'
