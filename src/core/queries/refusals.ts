import { isApiError, type PlatformClient } from '../../client/index.js'
import type { Query } from './query.js'

type QueryIdentity = Pick<Query<unknown>, 'key' | 'operation'>

interface Refusal {
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
  /** Remembers a refusal. @returns the error of the first one, so that concurrent refusals are reported once */
  add(query: QueryIdentity, client: PlatformClient, error: unknown): unknown
  /** Forgets the refusal of a query. */
  remove(query: QueryIdentity): void
  /** Forgets everything. Called when another token was adopted. */
  clear(): void
}

export function createRefusals(): Refusals {
  const refusals = new Map<string, Refusal>()
  const nameOf = ({ key, operation }: QueryIdentity, error: unknown): string =>
    isApiError(error) && error.statusCode === 403 ? `query ${key}` : operation

  function find({ key, operation }: QueryIdentity, client: PlatformClient): unknown {
    for (const name of [operation, `query ${key}`]) {
      const refusal = refusals.get(name)
      if (refusal && refusal.credential === client.clientSession) return refusal.error
    }
    return undefined
  }
  return {
    find,
    add(query, client, error) {
      const known = find(query, client)
      if (known !== undefined) return known
      refusals.set(nameOf(query, error), { error, credential: client.clientSession })
      return error
    },
    remove({ key, operation }) {
      refusals.delete(operation)
      refusals.delete(`query ${key}`)
    },
    clear: () => refusals.clear()
  }
}
