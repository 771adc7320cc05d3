import type { PlatformCalls } from './generated/calls.js'
import type { Connection } from './connection.js'
import { InvalidOptionsError } from './errors.js'
import type { CallOptions } from './options.js'
import { createRequest } from './request.js'
import { type Route, ROUTE_TABLE, parseRoutes } from './routes.js'

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function createMethod(route: Route, connection: Connection) {
  return (parameters?: object | null, options?: CallOptions | null) => {
    if (route.isUndocumented && !connection.settings.isUndocumentedApiEnabled) {
      throw new InvalidOptionsError('Cannot use undocumented API without isUndocumentedApiEnabled')
    }
    return createRequest(connection, route, parameters ?? {}, options ?? {})
  }
}

/** Gives an object a property whose value is made when it is first asked for. */
function defineLazyProperty(target: object, name: string, create: () => unknown): void {
  let value: unknown
  Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get: () => (value ??= create()),
    set(newValue) {
      value = newValue
    }
  })
}

/** What a table has of one folder, with the names that lead to it. */
type RouteFolder = readonly [names: readonly string[], folder: string, calls: string]

function addMethods(target: object, folders: readonly RouteFolder[], connection: Connection): object {
  const subfolders: Record<string, RouteFolder[]> = {}
  for (const [[name, ...names], folder, calls] of folders) {
    if (name) (subfolders[name] ??= []).push([names, folder, calls])
    else
      for (const route of parseRoutes(folder, calls))
        Reflect.set(target, camelCase(route.name), createMethod(route, connection))
  }
  for (const [name, folders] of Object.entries(subfolders))
    defineLazyProperty(target, name, () => addMethods({}, folders, connection))
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
  const methodNames = (folder: string): string[] => camelCase(folder.replace(/{product}\/|!/g, '')).split('/')
  addMethods(
    methods,
    Object.entries(table).map(([folder, calls]) => [methodNames(folder), folder, calls]),
    connection
  )
  return methods
}
