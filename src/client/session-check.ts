import type { Authorization } from './credentials.js'
import { ApiError, isApiError, isUnauthorizedError } from './errors.js'
import type { WireCall } from './http.js'
import { UNKNOWN_CODE } from './platform-error.js'
import { WORKSPACE_ROUTE } from './routes.js'

/** Codes of a 400 that rejects the credential, not the parameters. */
const CREDENTIAL_CODES = new Set(['token_auth_not_accepted', 'missing_workspace_id'])

/** `true` for a page of a list after the first one: its cursor may have expired. */
const isLaterPage = ({ url, body }: WireCall): boolean =>
  url.searchParams.has('page_cursor') || Object(body).page_cursor !== undefined

/** Returns the error with the platform's code, which an `UnauthorizedError` lacks. */
const originalOf = (error: ApiError): ApiError =>
  isUnauthorizedError(error) && isApiError(error.cause) ? error.cause : error

/**
 * Returns `true` if the platform may have refused the route to this session. It tries each way to authenticate that the
 * route accepts, and returns the error of the last one, so a refusal has one of several statuses.
 */
export function isPossibleRefusal(error: unknown, call: WireCall): error is ApiError {
  if (!isApiError(error)) return false
  const { statusCode, code } = error
  if (!call.isReadOnly) return isUnauthorizedError(error) || (statusCode === 400 && CREDENTIAL_CODES.has(code))
  if (statusCode === 400) return code !== 'invalid_input' && !isLaterPage(call)
  // With an error of the platform, a resource is missing.
  if (statusCode === 404) return code === UNKNOWN_CODE
  if (statusCode === 401) return originalOf(error).code !== UNKNOWN_CODE
  return statusCode === 403
}

/** Returns the error of a refused route: the platform's, with its code. */
export function toRefusal(error: ApiError): ApiError {
  const { code, message, statusCode, requestId, data, retryAfter } = originalOf(error)
  return new ApiError({ code, message, statusCode, requestId, data, retryAfter, isRefused: true })
}

/** Order of requests and responses within a connection. */
type Moment = number

/** Tells a refused route from an expired session. */
interface SessionCheck {
  /** Call before a request is sent. */
  now(): Moment
  /** Call when a request with this credential has succeeded. */
  onSuccess(authorization: Authorization): void
  /**
   * Returns `undefined` if the session is valid: another request has succeeded since the rejected one was sent, or
   * `workspaces.get` succeeds, which is requested once for all requests that are rejected meanwhile. Otherwise returns
   * the error of `workspaces.get`.
   */
  check(rejected: ApiError, path: string, authorization: Authorization, sentAt: Moment): Promise<unknown>
}

/** @param getWorkspace requests the workspace with a credential */
export function createSessionCheck(getWorkspace: (authorization: Authorization) => Promise<unknown>): SessionCheck {
  let clock: Moment = 0
  let latest: { readonly authorization: Authorization; readonly at: Moment } | undefined
  let inFlight: { readonly authorization: Authorization; readonly result: Promise<unknown> } | undefined

  async function ask(authorization: Authorization): Promise<unknown> {
    try {
      await getWorkspace(authorization)
      return undefined
    } catch (error) {
      return error
    } finally {
      if (inFlight?.authorization === authorization) inFlight = undefined
    }
  }

  return {
    now: () => (clock += 1),
    onSuccess(authorization) {
      latest = { authorization, at: (clock += 1) }
    },
    async check(rejected, path, authorization, sentAt) {
      if (latest?.authorization === authorization) {
        // An expired session is rejected with 400 or 401.
        const isSufficient = latest.at > sentAt || rejected.statusCode === 403 || rejected.statusCode === 404
        if (isSufficient) return undefined
      }
      if (path === WORKSPACE_ROUTE.path) return rejected
      if (inFlight?.authorization !== authorization) inFlight = { authorization, result: ask(authorization) }
      return inFlight.result
    }
  }
}
