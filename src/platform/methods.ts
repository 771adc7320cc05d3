import type { PlatformCalls } from './calls/platform-calls.js'
import type { Connection } from './connection.js'
import { InvalidOptionsError } from './errors.js'
import type { CallOptions } from './options.js'
import { createRequest } from './request.js'
import { ROUTES, type Route } from './routes.js'

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function methodOf(route: Route, connection: Connection) {
  return (parameters?: object | null, options?: CallOptions | null) => {
    if (route.undocumented && !connection.settings.isUndocumentedApiEnabled) {
      throw new InvalidOptionsError('Cannot use undocumented API without isUndocumentedApiEnabled')
    }
    return createRequest(connection, route, parameters ?? {}, options ?? {})
  }
}

/** Makes a method for every route, at its path in camel case, without the product. */
export function createMethods<Calls = PlatformCalls>(connection: Connection, routes = ROUTES): Calls {
  const methods = Object.create(null)
  for (const route of routes) {
    const names = route.path.replace('/{product}', '').slice(1).split('/').map(camelCase)
    const name = names.pop() ?? ''
    let folder = methods
    for (const part of names) folder = folder[part] ??= {}
    folder[name] = methodOf(route, connection)
  }
  return methods
}
