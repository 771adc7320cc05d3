import type { SandboxFault } from './options.js'
import { Refusal } from './refusal.js'

/** What is sent back: its text is settled when the call arrives, however late it is read. */
export interface SettledAnswer {
  status: number
  text: string
}

/** The answer to a call that was carried out. */
export const success = (body: Record<string, unknown>): SettledAnswer => ({
  status: 200,
  text: JSON.stringify({ ...body, ok: true })
})

/** The answer to a call that was refused. */
export function failure({ status, type, message, validationErrors }: Refusal, requestId: string): SettledAnswer {
  const error = { type, message, request_id: requestId, validation_errors: validationErrors }
  return { status, text: JSON.stringify({ error, ok: false }) }
}

const errorTypes: Record<number, string> = { 401: 'unauthorized', 404: 'not_found', 429: 'too_many_requests' }

/** The answer that a fault gives in place of the platform's own, if it gives one. */
export function faultAnswer(fault: SandboxFault, requestId: string): SettledAnswer | undefined {
  const { status, error, body, attempt } = fault
  if (body !== undefined) return { status: status ?? 200, text: typeof body === 'string' ? body : JSON.stringify(body) }
  if (status === undefined && (error === undefined || attempt)) return undefined
  const code = status ?? 500
  const type = error?.type ?? errorTypes[code] ?? 'internal_server_error'
  const message = error?.message ?? 'Something went wrong.'
  return failure(new Refusal(code, type, message, error?.validation_errors), requestId)
}

/** The response that carries an answer, as broken as the fault wants it. */
export function toResponse({ status, text }: SettledAnswer, fault: SandboxFault, headers: HeadersInit): Response {
  const sent = fault.brokenJson ? text.slice(0, Math.ceil(text.length / 2)) : text
  const response = new Response(sent || null, { status, headers })
  response.headers.set('content-type', 'application/json')
  if (fault.retryAfter !== undefined) response.headers.set('retry-after', String(fault.retryAfter))
  return response
}
