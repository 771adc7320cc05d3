import type { PlatformClient } from '../../client/index.js'
import { byId } from '../resources/resource-kind.js'
import { isNotFound } from './is-refused.js'
import type { ResourceQuery } from './query.js'
import type { ReadListener } from './read-listener.js'
import type { Retryer } from './retryer.js'
import { unreadable } from './unreadable.js'

/** Fetches one resource by id. A resource that the platform doesn't have is recorded as well. */
export async function readResource<Resource>(
  { id, kind, request }: ResourceQuery<Resource>,
  client: PlatformClient,
  { send, version }: Retryer,
  { onPage }: ReadListener<Resource>
): Promise<void> {
  try {
    const resources = await send(async (options) => {
      const resource = await request(client, options)
      const isOne = Object(resource) === resource && !Array.isArray(resource)
      const found = kind.hasNoId && isOne ? new Map([[id, resource]]) : byId(kind, [resource])
      if (!found.has(id)) throw unreadable()
      return found
    })
    onPage(resources, version(), false)
  } catch (error) {
    if (isNotFound(error)) {
      onPage(new Map([[id, undefined]]), version(), false)
    }
    throw error
  }
}
