import { authorizePublishableKey } from '../authorize.js'
import { Refusal } from '../refusal.js'
import { route, type Routes } from '../route.js'

/** Sessions are given out for a publishable key, whoever the user is. */
export const clientSessionRoutes: Routes = {
  '/client_sessions/get_or_create': {
    ...route(
      'POST',
      (read) => ({ user: read.text('user_identifier_key') }),
      (call) => {
        authorizePublishableKey(call)
        return { client_session: call.state.sessions.ofUser(call.params.user) }
      }
    ),
    isOpen: true
  },
  '/client_sessions/get': route(
    'POST',
    (read) => ({ id: read.optionalText('client_session_id'), user: read.optionalText('user_identifier_key') }),
    ({ state, params, session: own }) => {
      const { id, user } = params
      const found = state.sessions.find(
        (session) =>
          (own ? session === own : id !== undefined || user !== undefined) &&
          (id === undefined || session.client_session_id === id) &&
          (user === undefined || session.user_identifier_key === user)
      )
      if (!found) throw new Refusal(404, 'client_session_not_found', 'Client session not found')
      return { client_session: found }
    }
  )
}
