import type { CallOptions, PlatformClient } from '../../client/index.js'
import type { Operation } from '../gate/operations.js'
import type { ListQuery, Query } from '../queries/query.js'
import type { ResourceKind } from '../resources/resource-kind.js'
import type { Action } from './action.js'
import { deletionRequest } from './deletion-request.js'
import { basisOfUpdate, type DetachedError, type Mutation } from './mutation.js'

type Methods<Resource, Id, New, Changed> = {
  create(params: New, options: CallOptions): PromiseLike<Resource>
  update(params: Changed, options: CallOptions): PromiseLike<unknown>
  delete(params: Id, options: CallOptions): PromiseLike<unknown>
}

/** Paths of the client methods that create, update and delete a resource. */
type CrudPath = {
  [Each in Operation]: Each extends `${infer Path}.delete` ? (`${Path}.create` extends Operation ? Path : never) : never
}[Operation]

/** A kind of resource of which a device has a list, such as the noise thresholds of a sensor. */
interface ListedResource<Resource, Id, New, Changed> {
  readonly kind: ResourceKind<Resource>
  list(deviceId: string): ListQuery<Resource>
  /** Returns the parameters that identify a resource. */
  identify(id: string, deviceId: string): Id
  /** Key of the mutations of a device, which run one at a time. */
  key(deviceId: string): string
  /** Path of the client methods. */
  readonly path: CrudPath
  methods(client: PlatformClient): Methods<Resource, Id, New, Changed>
  /** Returns the event for the host, with the values that were sent. */
  event(
    detail: { readonly change: 'created' | 'updated' | 'deleted'; readonly device_id: string } & (
      | Id
      | Changed
      | (New & Id)
    )
  ): Event
}

interface Update<Changed> {
  readonly deviceId: string
  readonly id: string
  readonly params: Changed
}

interface Removal {
  readonly deviceId: string
  readonly id: string
  /** Error toast shown in another element if the deletion fails after its element was removed. */
  readonly detached: DetachedError
}

/** Reads a list. If the resource is not in it, it was deleted. */
const listedQuery = <Resource>(list: ListQuery<Resource>, id: string): Query<Resource> => ({
  ...list,
  requestedIds: [id]
})

/**
 * Declares how the resources of a device's list are created, updated and deleted. Only a deletion is shown before the
 * response. An update or a deletion is rejected if someone else has changed the same.
 */
export function crudActions<
  Resource extends object,
  Id extends object,
  New extends { readonly device_id: string },
  Changed extends Record<never, unknown>
>({ kind, list, identify, key, path, methods, event }: ListedResource<Resource, Id, New, Changed>) {
  const ofList = (deviceId: string): Pick<Mutation<Resource>, 'key' | 'target' | 'refetchOnError'> => ({
    key: key(deviceId),
    target: { deviceIds: [deviceId] },
    refetchOnError: list(deviceId)
  })
  const create: Action<New, Resource, Resource> = {
    mutation: (params) => ({
      ...ofList(params.device_id),
      onConflict: 'ignore',
      operation: `${path}.create`,
      params: { ...params },
      creates: { kind, list: list(params.device_id), resource: (response) => response },
      request: (client, options) => methods(client).create(params, options)
    }),
    event: (params, created) =>
      event({ change: 'created', ...params, ...identify(kind.id(created) ?? '', params.device_id) })
  }
  const update: Action<Update<Changed>, Resource> = {
    mutation: ({ deviceId, id, params }) => ({
      ...ofList(deviceId),
      onConflict: 'ignore',
      operation: `${path}.update`,
      params: { ...params },
      precondition: basisOfUpdate(kind, id, params),
      readBeforeSend: listedQuery(list(deviceId), id),
      patch: { kind, id, apply: (current) => ({ ...current, ...params }) },
      request: (client, options) => methods(client).update(params, options)
    }),
    event: ({ deviceId, params }) => event({ change: 'updated', device_id: deviceId, ...params })
  }
  const remove: Action<Removal, Resource> = {
    mutation: ({ deviceId, id, detached }) => ({
      ...ofList(deviceId),
      ...deletionRequest(identify(id, deviceId), (client, ...sent) => methods(client).delete(...sent)),
      operation: `${path}.delete`,
      precondition: (known) => kind.select(known).get(id)?.resource,
      patch: { kind, id, apply: (current) => ({ ...current, is_deleted: true }) },
      detachedErrorMessage: () => detached
    }),
    event: ({ deviceId, id }) => event({ change: 'deleted', device_id: deviceId, ...identify(id, deviceId) })
  }
  return { create, update, remove, kind, list, key }
}
