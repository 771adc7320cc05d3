import type { PlatformCalls } from './generated/calls.js'
import type { Connection } from './connection.js'
import { InvalidOptionsError } from './errors.js'
import type { CallOptions } from './options.js'
import { createRequest } from './request.js'
import { type Route, ROUTE_TABLE, routesOf } from './routes.js'

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function methodOf(route: Route, connection: Connection) {
  return (parameters?: object | null, options?: CallOptions | null) => {
    if (route.undocumented && !connection.settings.isUndocumentedApiEnabled) {
      throw new InvalidOptionsError('Cannot use undocumented API without isUndocumentedApiEnabled')
    }
    return createRequest(connection, route, parameters ?? {}, options ?? {})
  }
}

/** Gives an object a property whose value is made when it is first asked for. */
function defineLazily(target: object, name: string, make: () => unknown): void {
  let value: unknown
  Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get: () => (value ??= make()),
    set(given) {
      value = given
    }
  })
}

/** What a table has of one folder, with the names that lead to it. */
type Folder = readonly [names: readonly string[], folder: string, calls: string]

function fill(target: object, folders: readonly Folder[], connection: Connection): object {
  const inside: Record<string, Folder[]> = {}
  for (const [[name, ...names], folder, calls] of folders) {
    if (name) (inside[name] ??= []).push([names, folder, calls])
    else
      for (const route of routesOf(folder, calls))
        Reflect.set(target, camelCase(route.name), methodOf(route, connection))
  }
  for (const [name, folders] of Object.entries(inside)) defineLazily(target, name, () => fill({}, folders, connection))
  return target
}

/**
 * Makes a method for every route of a table, at its path in camel case, without the product. The table is read folder by
 * folder, each when it is first named.
 *
 * @param methods what they are put on.
 */
export function createMethods<Calls = PlatformCalls>(
  connection: Connection,
  table = ROUTE_TABLE,
  methods = Object.create(null)
): Calls {
  const namesOf = (folder: string): string[] => camelCase(folder.replace(/{product}\/|!/g, '')).split('/')
  fill(
    methods,
    Object.entries(table).map(([folder, calls]) => [namesOf(folder), folder, calls]),
    connection
  )
  return methods
}
