import type { FaultKind } from './action.js'

/** Faults with which the platform refuses a route to a valid session. */
export const REFUSAL_KINDS = ['refused as unauthorized', 'refused without a token', 'refused without JSON'] as const

const refusal = (status: number, type: string): Response =>
  Response.json({ error: { type, message: 'Refused on purpose' }, ok: false }, { status })

const RESPONSES: Readonly<Record<(typeof REFUSAL_KINDS)[number], () => Response>> = {
  'refused as unauthorized': () => refusal(401, 'client_session_token_used_for_api_key'),
  'refused without a token': () => refusal(400, 'token_auth_not_accepted'),
  'refused without JSON': () => new Response('Cannot find this route', { status: 404 })
}

/** Returns the response of a fault that refuses a route, or `undefined` for other faults. */
export const refusalOf = (kind: FaultKind | undefined): Response | undefined =>
  REFUSAL_KINDS.flatMap((name) => (name === kind ? RESPONSES[name]() : []))[0]
