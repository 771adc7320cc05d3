import type { DeviceRecord } from './data/device-record.js'
import type { Devices } from './devices.js'
import type { ResponseBody } from './response.js'
import type { Scheduler } from './scheduler.js'

/** The parts of a sandbox on which its other parts depend. */
export interface SandboxBase {
  seed: number
  /** Creation time of the sandbox, in ms since 1970. */
  start: number
  devices: Devices
  scheduler: Scheduler
}

/** An item of a device, such as an access code, and the device. */
export interface OwnedItem<Item> {
  device: DeviceRecord
  item: Item
}

/**
 * The items of one kind that belong to devices. The initial items of a device are created when they are first read. A
 * change that the device rejects throws a `RequestError`.
 */
export interface DeviceItems<Item, Draft> {
  list(device: DeviceRecord): readonly Item[]
  find(id: string): OwnedItem<Item> | undefined
  create(device: DeviceRecord, draft: Draft): Item
  /** Returns the response body. */
  update(owned: OwnedItem<Item>, draft: Draft): ResponseBody
  remove(owned: OwnedItem<Item>): void
}

/** Returns a function that finds an item by its id, which contains the id of its device: `access_code_garage_1`. */
export function itemFinder<Key extends string, Item extends Record<Key, string>>(
  devices: Devices,
  [prefix, key]: readonly [prefix: string, key: Key],
  list: (device: DeviceRecord) => readonly Item[]
): (id: string) => OwnedItem<Item> | undefined {
  const pattern = new RegExp(`^${prefix}_(.+)_\\d+$`)
  return (id) => {
    const device = devices.findByIdPart(pattern.exec(id)?.[1])
    const item = device && list(device).find((each) => each[key] === id)
    return device && item && { device, item }
  }
}

/** Returns a function that creates a value for a device on first access. `start` is called with the stored value. */
export function perDevice<Value>(
  create: (device: DeviceRecord) => Value,
  start?: (device: DeviceRecord, value: Value) => void
): (device: DeviceRecord) => Value {
  const values = new Map<string, { value: Value }>()
  return (device) => {
    const existing = values.get(device.device_id)
    if (existing) return existing.value
    const value = create(device)
    values.set(device.device_id, { value })
    start?.(device, value)
    return value
  }
}
