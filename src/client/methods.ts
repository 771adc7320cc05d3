import type { Connection } from './connection.js'
import { InvalidOptionsError } from './errors.js'
import type { PlatformCalls } from './generated/calls.js'
import type { CallOptions } from './options.js'
import { createRequest } from './request.js'
import { parseRoutes, ROUTE_TABLE, type Route } from './routes.js'

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function createMethod(route: Route, connection: Connection) {
  return (parameters?: object | null, options?: CallOptions | null) => {
    if (route.isUndocumented && !connection.settings.isUndocumentedApiEnabled) {
      throw new InvalidOptionsError('Cannot use undocumented API without isUndocumentedApiEnabled')
    }
    return createRequest(connection, route, parameters ?? {}, options ?? {})
  }
}

/** Defines a property whose value is created on first access. */
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

/** A row of the route table, with the property names that lead to its methods. */
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
 * Creates a method for every route, at its path in camelCase without the product. Each folder is parsed on first
 * access.
 *
 * @param methods Object to add the methods to.
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
