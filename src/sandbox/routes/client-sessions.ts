import { checkPublishableKey } from '../authorize.js'
import { RequestError } from '../request-error.js'
import { route, type Routes } from '../route.js'

/** Client sessions. Any publishable key and user are accepted. */
export const clientSessionRoutes: Routes = {
  '/client_sessions/get_or_create': {
    ...route(
      'POST',
      (read) => ({ user: read.string('user_identifier_key') }),
      (call) => {
        checkPublishableKey(call)
        return { client_session: call.state.sessions.getOrCreate(call.params.user) }
      }
    ),
    isPublic: true
  },
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
      if (!found) throw new RequestError(404, 'client_session_not_found', 'Client session not found')
      return { client_session: found }
    }
  )
}
