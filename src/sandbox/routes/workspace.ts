import type { Workspace } from '../../client/resources.js'
import { checkPublishableKey } from '../authorize.js'
import { WORKSPACE_ID } from '../data/workspace.js'
import { notFound } from '../request-error.js'
import { publicRoute, type Routes, route } from '../route.js'

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

/** Types of usage messages, which are validated and discarded. */
const types = ['page', 'screen', 'track', 'group', 'identify', 'alias']

/** The workspace, its client sessions and usage messages. */
export const workspaceRoutes: Routes = {
  '/workspaces/get': route(
    'GET',
    () => ({}),
    () => ({ workspace })
  ),
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
