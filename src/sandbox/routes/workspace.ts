import type { Device, Space, Workspace } from '../../client/resources.js'
import { checkPublishableKey } from '../authorize.js'
import { WORKSPACE_ID } from '../data/workspace.js'
import { paginate, readPageParams } from '../pagination.js'
import { notFound } from '../request-error.js'
import { publicRoute, route, type Routes } from '../route.js'
import { visibleDevices } from '../visibility.js'

const workspace: Workspace = {
  workspace_id: WORKSPACE_ID,
  name: 'Sandbox',
  company_name: 'Harbour House',
  connect_partner_name: null,
  connect_webview_customization: {},
  is_publishable_key_auth_enabled: true,
  is_sandbox: true,
  is_suspended: false,
  organization_id: null
}

/** The spaces of the property, by the end of their id. */
const NAMES = { ground_floor: 'Ground floor', first_floor: 'First floor', garden: 'Garden' }

/** Creates the spaces of a workspace with their number of devices. */
const createSpaces = (start: number, devices: readonly Device[]): Space[] =>
  Object.entries(NAMES).map(([key, name]) => ({
    space_id: `space_${key}`,
    space_key: key,
    name,
    display_name: name,
    workspace_id: WORKSPACE_ID,
    created_at: new Date(start).toISOString(),
    acs_entrance_count: 0,
    device_count: devices.filter(({ space_ids }) => space_ids.includes(`space_${key}`)).length
  }))

/** Types of usage messages, which are validated and discarded. */
const types = ['page', 'screen', 'track', 'group', 'identify', 'alias']

/** The workspace, its spaces with devices that the caller can see, its client sessions and usage messages. */
export const workspaceRoutes: Routes = {
  '/workspaces/get': route(
    'GET',
    () => ({}),
    () => ({ workspace })
  ),
  '/spaces/list': route('GET', readPageParams, (call) => {
    const visible = visibleDevices(call, undefined)
    const spaces = createSpaces(call.state.start, visible.slice(0, visible.length))
    const visibleSpaces = spaces.filter(({ device_count }) => device_count > 0)
    return paginate('spaces', visibleSpaces, call.params, call.url)
  }),
  /** Any publishable key and user are accepted. */
  '/client_sessions/get_or_create': publicRoute(
    'POST',
    (read) => ({ user: read.string('user_identifier_key') }),
    (call) => {
      checkPublishableKey(call)
      return { client_session: call.state.sessions.getOrCreate(call.params.user) }
    }
  ),
  '/client_sessions/get': route(
    'POST',
    (read) => ({ id: read.optionalString('client_session_id'), user: read.optionalString('user_identifier_key') }),
    ({ state, params, session: ownSession }) => {
      const { id, user } = params
      const found = state.sessions.find(
        (session) =>
          (ownSession ? session === ownSession : id !== undefined || user !== undefined) &&
          (id === undefined || session.client_session_id === id) &&
          (user === undefined || session.user_identifier_key === user)
      )
      if (!found) throw notFound('client_session')
      return { client_session: found }
    }
  ),
  '/internal/tlmtry': publicRoute(
    'POST',
    (read) => {
      if (!types.includes(read.string('type'))) read.reject('type', `Must be one of ${types.join(', ')}`)
      read.string('messageId')
      read.string('timestamp')
      read.optionalDate('timestamp')
    },
    () => ({})
  )
}
