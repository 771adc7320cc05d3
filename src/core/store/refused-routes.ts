import { isApiError, type PlatformClient } from '../../client/index.js'

/** A query and its route. */
interface QueryIdentity {
  readonly key: string
  readonly operation: string
}

interface RefusedRoute {
  readonly operation: string
  readonly error: unknown
  /** Client session at the time of the refusal. Another session may use other routes. */
  readonly credential: PlatformClient['clientSession']
}

/**
 * The routes that the platform refuses to a session. They are not requested again with the same credential until
 * `refresh()`. A 403 may be about a single resource, so it concerns only its query.
 */
export interface RefusedRoutes {
  /** Returns the error of a refused query, or `undefined`. */
  find(query: QueryIdentity, client: PlatformClient): unknown
  /** Remembers a refusal. @returns the error of the first one of the route, so that it is reported once */
  add(query: QueryIdentity, client: PlatformClient, error: unknown): unknown
  /** Forgets the refusal of a query. */
  remove(query: QueryIdentity): void
  /** Forgets everything. Called when another token was adopted. */
  clear(): void
}

export function createRefusedRoutes(): RefusedRoutes {
  /** Refused for all queries of the route, by operation. */
  const routes = new Map<string, RefusedRoute>()
  /** Refused for single queries, by key. */
  const queries = new Map<string, RefusedRoute>()

  const standing = (refused: RefusedRoute | undefined, client: PlatformClient): unknown =>
    refused && refused.credential === client.clientSession ? refused.error : undefined

  return {
    find: ({ key, operation }, client) => standing(routes.get(operation), client) ?? standing(queries.get(key), client),
    add({ key, operation }, client, latest) {
      const ofRoute = [...queries.values()].filter((refused) => refused.operation === operation)
      const [error = latest] = [routes.get(operation), ...ofRoute].flatMap((route) => standing(route, client) ?? [])
      const refused = { operation, error, credential: client.clientSession }
      if (isApiError(latest) && latest.statusCode === 403) queries.set(key, refused)
      else routes.set(operation, refused)
      return error
    },
    remove({ key, operation }) {
      routes.delete(operation)
      queries.delete(key)
    },
    clear() {
      routes.clear()
      queries.clear()
    }
  }
}
