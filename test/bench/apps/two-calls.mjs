import { PUBLISHABLE_KEY, pageParameters, userWith } from './user.mjs'

/** Request and content of the floor by screen. */
const SCREENS = {
  table: {
    path: '/devices/list',
    body: { limit: 200 },
    read: ({ devices }) => devices.slice(0, 10)
  },
  lock: { path: '/devices/get', body: { device_id: pageParameters().lock }, read: ({ device }) => [device] }
}

/** Sends a request of the platform. */
export async function call(path, body, headers) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
  const response = await fetch(path, { ...init, body: JSON.stringify(body) })
  return response.json()
}

/** Exchanges the key. @returns the headers of all other requests */
async function exchange() {
  const user = { user_identifier_key: userWith(pageParameters().devices) }
  const response = await call('/client_sessions/get_or_create', user, { 'seam-publishable-key': PUBLISHABLE_KEY })
  const { token } = response.client_session
  return { authorization: `Bearer ${token}`, 'client-session-token': token }
}

/** Headers of a request with the credentials of the user. */
export const credentials = exchange()

async function readFirst() {
  const { path, body, read } = SCREENS[pageParameters().screen]
  return read(await call(path, body, await credentials))
}

/** The devices of the page. Both requests leave when this module is evaluated. */
export const firstDevices = readFirst()
