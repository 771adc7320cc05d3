import { authorize } from './authorize.js'
import { parseBody, parseQuery } from './params.js'
import { RequestError } from './request-error.js'
import { type Call, route, type Routes } from './route.js'
import { accessCodeRoutes } from './routes/access-codes.js'
import { unmanagedAccessCodeRoutes } from './routes/unmanaged-access-codes.js'
import { clientSessionRoutes } from './routes/client-sessions.js'
import { climatePresetRoutes } from './routes/climate-presets.js'
import { connectedAccountRoutes } from './routes/connected-accounts.js'
import { connectWebviewRoutes } from './routes/connect-webviews.js'
import { deviceModelRoutes } from './routes/device-models.js'
import { deviceRoutes } from './routes/devices.js'
import { eventRoutes } from './routes/events.js'
import { lockRoutes } from './routes/locks.js'
import { manufacturerRoutes } from './routes/manufacturers.js'
import { noiseSensorRoutes } from './routes/noise-sensors.js'
import { spaceRoutes } from './routes/spaces.js'
import { thermostatProgramRoutes } from './routes/thermostat-programs.js'
import { thermostatScheduleRoutes } from './routes/thermostat-schedules.js'
import { thermostatRoutes } from './routes/thermostats.js'
import { usageMessageRoutes } from './routes/usage-messages.js'
import { workspaceRoutes } from './routes/workspaces.js'

const actionAttemptRoutes: Routes = {
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

const routes = new Map(
  Object.entries<Routes[string]>({
    ...clientSessionRoutes,
    ...deviceRoutes,
    ...lockRoutes,
    ...actionAttemptRoutes,
    ...connectedAccountRoutes,
    ...accessCodeRoutes,
    ...unmanagedAccessCodeRoutes,
    ...thermostatRoutes,
    ...climatePresetRoutes,
    ...thermostatScheduleRoutes,
    ...thermostatProgramRoutes,
    ...noiseSensorRoutes,
    ...eventRoutes,
    ...connectWebviewRoutes,
    ...manufacturerRoutes,
    ...deviceModelRoutes,
    ...usageMessageRoutes,
    ...spaceRoutes,
    ...workspaceRoutes
  })
)

/** Matches the longest end of the path, because an endpoint may have a path of its own. */
function findRoute(pathname: string) {
  for (let from = 0; from >= 0; from = pathname.indexOf('/', from + 1)) {
    const route = routes.get(pathname.slice(from))
    if (route) return route
  }
  throw new RequestError(404, 'route_not_found', 'Route not found')
}

/** Handles a request and returns the response body. @throws {RequestError} if the platform would reject it */
export function handleCall(
  call: Omit<Call, 'params' | 'session'>,
  method: string,
  body: string
): Record<string, unknown> {
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
