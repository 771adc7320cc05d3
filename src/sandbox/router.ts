import { authorize } from './authorize.js'
import { parseBody, parseQuery } from './params.js'
import { notFound, RequestError } from './request-error.js'
import type { ResponseBody } from './response.js'
import { type Call, type Routes, route } from './route.js'
import { accessCodeRoutes } from './routes/access-codes.js'
import { accessGrantRoutes } from './routes/access-grants.js'
import { accessMethodRoutes } from './routes/access-methods.js'
import { accountRoutes } from './routes/accounts.js'
import { catalogueRoutes } from './routes/catalogue.js'
import { climatePresetRoutes } from './routes/climate-presets.js'
import { deviceRoutes } from './routes/devices.js'
import { eventRoutes } from './routes/events.js'
import { noiseSensorRoutes } from './routes/noise-sensors.js'
import { spaceRoutes } from './routes/spaces.js'
import { thermostatProgramRoutes } from './routes/thermostat-programs.js'
import { thermostatScheduleRoutes } from './routes/thermostat-schedules.js'
import { thermostatRoutes } from './routes/thermostats.js'
import { workspaceRoutes } from './routes/workspace.js'

const actionAttemptRoutes: Routes = {
  '/action_attempts/get': route(
    'POST',
    (read) => ({ id: read.string('action_attempt_id') }),
    ({ state, params }) => {
      const attempt = state.attempts.get(params.id)
      if (!attempt) throw notFound('action_attempt')
      return { action_attempt: attempt }
    }
  )
}

const routes = new Map(
  Object.entries<Routes[string]>({
    ...accessCodeRoutes,
    ...accessGrantRoutes,
    ...accessMethodRoutes,
    ...accountRoutes,
    ...catalogueRoutes,
    ...climatePresetRoutes,
    ...deviceRoutes,
    ...eventRoutes,
    ...noiseSensorRoutes,
    ...spaceRoutes,
    ...thermostatProgramRoutes,
    ...thermostatScheduleRoutes,
    ...thermostatRoutes,
    ...workspaceRoutes,
    ...actionAttemptRoutes
  })
)

/** Matches the longest end of the path, because an endpoint may have a path of its own. */
function findRoute(pathname: string) {
  for (let from = 0; from >= 0; from = pathname.indexOf('/', from + 1)) {
    const route = routes.get(pathname.slice(from))
    if (route) return route
  }
  throw notFound('route')
}

/** Handles a request and returns the response body. @throws {RequestError} if the platform would reject it */
export function handleCall(call: Omit<Call, 'params' | 'session'>, method: string, body: string): ResponseBody {
  const route = findRoute(call.url.pathname)
  if (method !== 'POST' && method !== route.method) {
    throw new RequestError(
      405,
      'method_not_allowed',
      `Only ${[...new Set(['POST', route.method])].join(', ')} accepted`
    )
  }
  const session = route.isPublic ? null : authorize(call)
  const values = method === 'GET' ? parseQuery(call.url.searchParams) : parseBody(body)
  return route.handle({ ...call, session }, values)
}
