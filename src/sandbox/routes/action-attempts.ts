import { RequestError } from '../request-error.js'
import { route, type Routes } from '../route.js'

export const actionAttemptRoutes: Routes = {
  '/action_attempts/get': route(
    'POST',
    (read) => ({ id: read.string('action_attempt_id') }),
    ({ state, params }) => {
      const attempt = state.attempts.get(params.id)
      if (!attempt) throw new RequestError(404, 'action_attempt_not_found', 'Action attempt not found')
      return { action_attempt: attempt }
    }
  )
}
