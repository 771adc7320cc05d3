import { isApiError, type PlatformClient } from '../../client/index.js'

/** A query and its route. */
interface QueryIdentity {
  readonly key: string
  readonly operation: string
}

interface Refusal {
  readonly operation: string
  readonly error: unknown
  /** Client session at the time of the refusal. Another session may use other routes. */
  readonly credential: PlatformClient['clientSession']
}

/**
 * The routes that the platform refuses to a session. They are not requested again with the same credential until
 * `refresh()`. A 403 may be about a single resource, so it concerns only its query.
 */
export interface Refusals {
  /** Returns the error of a refused query, or `undefined`. */
  find(query: QueryIdentity, client: PlatformClient): unknown
  /** Remembers a refusal. @returns the error of the first one of the route, so that it is reported once */
  add(query: QueryIdentity, client: PlatformClient, error: unknown): unknown
  /** Forgets the refusal of a query. */
  remove(query: QueryIdentity): void
  /** Forgets everything. Called when another token was adopted. */
  clear(): void
}

export function createRefusals(): Refusals {
  /** Refusals of all queries of a route, by operation. */
  const routes = new Map<string, Refusal>()
  /** Refusals of single queries, by key. */
  const queries = new Map<string, Refusal>()

  const standing = (refusal: Refusal | undefined, client: PlatformClient): unknown =>
    refusal && refusal.credential === client.clientSession ? refusal.error : undefined

  return {
    find: ({ key, operation }, client) => standing(routes.get(operation), client) ?? standing(queries.get(key), client),
    add({ key, operation }, client, latest) {
      const ofRoute = [...queries.values()].filter((refusal) => refusal.operation === operation)
      const [error = latest] = [routes.get(operation), ...ofRoute].flatMap((refusal) => standing(refusal, client) ?? [])
      const refusal = { operation, error, credential: client.clientSession }
      if (isApiError(latest) && latest.statusCode === 403) queries.set(key, refusal)
      else routes.set(operation, refusal)
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
