import type { SandboxFault, SandboxRefusal } from './options.js'
import { RequestError } from './request-error.js'

export type ResponseBody = Record<string, unknown>

/** A response whose content is final when the request arrives, even if it is delivered later. */
export interface PreparedResponse {
  status: number
  text: string
  /** @default JSON */
  isText?: true
}

export const successResponse = (body: ResponseBody): PreparedResponse => ({
  status: 200,
  text: JSON.stringify({ ...body, ok: true })
})

export function errorResponse(
  { status, type, message, validationErrors }: RequestError,
  requestId: string
): PreparedResponse {
  const error = { type, message, request_id: requestId, validation_errors: validationErrors }
  return { status, text: JSON.stringify({ error, ok: false }) }
}

const REFUSALS: Readonly<Record<Exclude<SandboxRefusal, 'not_found'>, readonly [status: number, message: string]>> = {
  client_session_token_used_for_api_key: [401, 'A client session token was used in place of an API key.'],
  unauthorized: [401, 'Unauthorized'],
  token_auth_not_accepted: [400, 'This route does not accept token authentication.'],
  missing_workspace_id: [400, 'A workspace id is required.'],
  // oxlint-disable-next-line id-denylist -- The type that the platform returns.
  forbidden: [403, 'This session may not use this route.']
}

/** Returns the error of a refused route. */
export function refusalError(code: Exclude<SandboxRefusal, 'not_found'>): RequestError {
  const [status, message] = REFUSALS[code]
  return new RequestError(status, code, message)
}

/** Returns the response of a refused route. */
const refusalResponse = (code: SandboxRefusal, requestId: string): PreparedResponse =>
  code === 'not_found'
    ? { status: 404, text: 'Cannot find this route', isText: true }
    : errorResponse(refusalError(code), requestId)

const errorTypes: Record<number, string> = { 401: 'unauthorized', 404: 'not_found', 429: 'too_many_requests' }

/** Returns the response of a fault, or `undefined` if the fault does not replace the response. */
export function faultResponse(fault: SandboxFault, requestId: string): PreparedResponse | undefined {
  const { status, error, body, attempt, refuse } = fault
  if (refuse !== undefined) return refusalResponse(refuse, requestId)
  if (body !== undefined) return { status: status ?? 200, text: typeof body === 'string' ? body : JSON.stringify(body) }
  if (status === undefined && (error === undefined || attempt)) return undefined
  const code = status ?? 500
  const type = error?.type ?? errorTypes[code] ?? 'internal_server_error'
  const message = error?.message ?? 'Something went wrong.'
  return errorResponse(new RequestError(code, type, message, error?.validation_errors), requestId)
}

/** Creates the HTTP response and applies the transport faults. */
export function toResponse(
  { status, text, isText }: PreparedResponse,
  fault: SandboxFault,
  headers: HeadersInit
): Response {
  const body = fault.brokenJson ? text.slice(0, Math.ceil(text.length / 2)) : text
  const response = new Response(body || null, { status, headers })
  response.headers.set('content-type', isText ? 'text/plain' : 'application/json')
  if (fault.retryAfter !== undefined) response.headers.set('retry-after', String(fault.retryAfter))
  return response
}
