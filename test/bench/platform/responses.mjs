// Responses of the platform to the requests of the widgets. Devices are created on first use.
import { userWith } from '../apps/user.mjs'
import { makeDevice } from './devices.mjs'
import { eventsBefore } from './events.mjs'

const TOKEN = 'seam_cst1_bench_'
const ATTEMPT = 'attempt_'
const DEFAULT_LIMIT = 200_000

const lists = new Map()

function devicesOf({ count, origin }) {
  if (!lists.has(count))
    lists.set(
      count,
      Array.from({ length: count }, (_, index) => makeDevice(index, origin))
    )
  return lists.get(count)
}

const countOf = (text = '') => Number(/(\d+)/.exec(text.replace(TOKEN, ''))?.[1] ?? 0)

function page(items, { limit = DEFAULT_LIMIT, page_cursor: cursor }) {
  const from = Number(cursor ?? 0)
  const next = from + Number(limit)
  const more = next < items.length
  return {
    items: items.slice(from, next),
    pagination: { has_next_page: more, next_page_cursor: more ? String(next) : null, next_page_url: null }
  }
}

const session = (count) => ({
  client_session_id: `session_${count}`,
  workspace_id: 'workspace_bench',
  user_identifier_key: userWith(count),
  token: `${TOKEN}${count}`,
  connected_account_ids: [],
  connect_webview_ids: [],
  user_identity_ids: [],
  device_count: count,
  created_at: '2025-01-01T00:00:00.000Z'
})

const attempt = (action, status) => ({
  action_attempt: {
    action_attempt_id: `${ATTEMPT}${action}`,
    action_type: action,
    status,
    result: status === 'success' ? { was_confirmed_by_device: true } : null,
    error: null
  }
})

const account = (id) => ({
  connected_account_id: id,
  account_type: 'august',
  account_type_display_name: 'August',
  user_identifier: { email: 'owner@harbour-house.example' },
  created_at: '2024-01-01T00:00:00.000Z',
  errors: [],
  warnings: []
})

/** Responses by path, for a session with `count` devices and images at an origin. */
const RESPONSES = {
  '/client_sessions/get_or_create': ({ user_identifier_key: user }) => ({ client_session: session(countOf(user)) }),
  '/client_sessions/get': (_, { count }) => ({ client_session: session(count) }),
  '/devices/list': (params, session) => {
    const { items, pagination } = page(devicesOf(session), params)
    return { devices: items, pagination }
  },
  '/devices/get': ({ device_id: id }, session) => ({
    device: devicesOf(session).find((device) => device.device_id === id) ?? null
  }),
  '/connected_accounts/list': () => ({ connected_accounts: [account('account')], pagination: page([], {}).pagination }),
  '/connected_accounts/get': ({ connected_account_id: id }) => ({ connected_account: account(id) }),
  '/access_codes/list': () => ({ access_codes: [], pagination: page([], {}).pagination }),
  '/events/list': ({ between, limit }, session) => ({
    events: eventsBefore(devicesOf(session), between ? Date.parse(between[1]) : Infinity, limit)
  }),
  '/locks/lock_door': () => attempt('LOCK_DOOR', 'pending'),
  '/locks/unlock_door': () => attempt('UNLOCK_DOOR', 'pending'),
  '/action_attempts/get': ({ action_attempt_id: id }) => attempt(id.replace(ATTEMPT, ''), 'success')
}

/** Requests with an empty response. */
const EMPTY = new Set(['/internal/tlmtry'])

export const isCall = (path) => path in RESPONSES || EMPTY.has(path)

/**
 * Returns the response to a request, or `undefined` for an unknown path.
 *
 * @param call.path path of the request
 * @param call.params parameters from the body or the URL
 * @param call.token token of the session
 * @param origin origin of the images
 */
export const responseTo = ({ path, params, token }, origin) =>
  EMPTY.has(path) ? undefined : { ...RESPONSES[path](params, { count: countOf(token), origin }), ok: true }
