import type { DeviceRecord } from './data/device-record.js'
import type { DeviceItems, OwnedItem } from './device-items.js'
import { type ParamReader, type RawParams, readDeviceId, readParams } from './params.js'
import type { ResponseBody } from './response.js'
import type { Call, Route } from './route.js'
import { type FindDevice, findVisible } from './visibility.js'

type Method = Route['method']
type AuthorizedCall = Omit<Call, 'params'>

/** The request and the device for which a draft is read, and the item that it updates. */
export interface DraftContext<Item> {
  call: Pick<Call, 'state' | 'now'>
  device: DeviceRecord
  /** `undefined` to create an item. */
  existing?: Item
}

/** Describes items that belong to devices. */
interface DeviceResource<Item, Draft> {
  /** Name of an item in responses. It also begins the id parameter and the error types. */
  name: string
  items: (call: AuthorizedCall) => DeviceItems<Item, Draft>
  /** Finds a device that can have such items. */
  findDevice: FindDevice
  /** Reads and validates the fields of an item. */
  read: (read: ParamReader, context: DraftContext<Item>) => Draft
  updateMethod: Method
  /** If `true`, requests for an item can contain the id of its device, which must match. @default false */
  acceptsDeviceId?: boolean
}

/** Creates a route for a device. It finds the device before its handler reads other parameters. */
export const deviceRoute = (
  method: Method,
  find: FindDevice,
  handle: (call: AuthorizedCall, device: DeviceRecord, values: RawParams) => ResponseBody
): Route => ({
  method,
  handle: (call, values) => handle(call, find(call, readDeviceId(values)), values)
})

/** Creates a route for an item of a device. It finds the item before its handler reads other parameters. */
export const itemRoute = <Item>(
  method: Method,
  find: (call: AuthorizedCall, values: RawParams) => OwnedItem<Item>,
  handle: (call: AuthorizedCall, owned: OwnedItem<Item>, values: RawParams) => ResponseBody
): Route => ({
  method,
  handle: (call, values) => handle(call, find(call, values), values)
})

/** Creates the routes that list, return, create, update and delete the items of a resource. */
export function crudRoutes<Item, Draft>(resource: DeviceResource<Item, Draft>) {
  const { name, items, findDevice, read, updateMethod, acceptsDeviceId } = resource

  /** Returns the item with the id of the request. @throws {RequestError} if the caller cannot see it */
  function find(call: AuthorizedCall, values: RawParams): OwnedItem<Item> {
    const { id, deviceId } = readParams(values, (reader) => ({
      id: reader.string(`${name}_id`),
      deviceId: acceptsDeviceId ? reader.optionalString('device_id') : undefined
    }))
    return findVisible(call, name, items(call).find(id), deviceId)
  }

  return {
    find,
    list: deviceRoute('POST', findDevice, (call, device) => ({ [`${name}s`]: items(call).list(device) })),
    get: itemRoute('POST', find, (_call, { item }) => ({ [name]: item })),
    create: deviceRoute('POST', findDevice, (call, device, values) => {
      const draft = readParams(values, (reader) => read(reader, { call, device }))
      return { [name]: items(call).create(device, draft) }
    }),
    update: itemRoute(updateMethod, find, (call, owned, values) => {
      const context = { call, device: owned.device, existing: owned.item }
      const draft = readParams(values, (reader) => read(reader, context))
      return items(call).update(owned, draft)
    }),
    remove: itemRoute('POST', find, (call, owned) => {
      items(call).remove(owned)
      return {}
    })
  }
}
