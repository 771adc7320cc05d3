import type { DeviceKind } from '../../device/rules/device.js'

/** Orders of devices. `newest` is the default. */
export const DEVICE_ORDERS = ['newest', 'name', 'battery', 'issues', 'kind'] as const
export type DeviceOrder = (typeof DEVICE_ORDERS)[number]

/** Groupings of devices: kind, connected account, manufacturer, or space. */
export const DEVICE_GROUPINGS = ['kind', 'account', 'manufacturer', 'space'] as const
export type DeviceGrouping = (typeof DEVICE_GROUPINGS)[number]

/** Values that were renamed in version 0.2. Stored views may still have them. */
const RENAMED_VALUES: ReadonlyMap<unknown, DeviceOrder | DeviceGrouping> = new Map([
  ['trouble', 'issues'],
  ['maker', 'manufacturer']
])

export const DEVICE_STATES = ['locked', 'unlocked', 'heating', 'cooling', 'noisy'] as const
export type DeviceState = (typeof DEVICE_STATES)[number]

export const DEVICE_KINDS: readonly DeviceKind[] = ['lock', 'thermostat', 'noise-sensor']

/** Filter of a view. All parts must match. */
export interface DeviceViewFilter {
  readonly kinds?: readonly DeviceKind[] | undefined
  readonly states?: readonly DeviceState[] | undefined
  /** Ids of connected accounts. */
  readonly accounts?: readonly string[] | undefined
  /** Only devices with a battery that is low or below 30 %. */
  readonly lowBattery?: true | undefined
  /** Only offline devices. */
  readonly offline?: true | undefined
  /** Only devices with an error or warning. */
  readonly issues?: true | undefined
}

/** Sorting, groups and filter of a device list. */
export interface DeviceView {
  readonly sort?: DeviceOrder | undefined
  readonly group?: DeviceGrouping | undefined
  readonly filter?: DeviceViewFilter | undefined
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const oneOf = <Choice>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)

/** Returns the known words in our order, without duplicates, or `undefined` if there are none. */
function someOf<Choice>(choices: readonly Choice[], value: unknown): readonly Choice[] | undefined {
  const found = Array.isArray(value) ? choices.filter((choice) => value.includes(choice)) : []
  return found.length > 0 ? found : undefined
}

function textsOf(value: unknown): readonly string[] | undefined {
  const found = Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : []
  return found.length > 0 ? [...new Set(found)].toSorted() : undefined
}

function readFilter(value: unknown): DeviceViewFilter | undefined {
  if (!isObject(value)) return undefined
  const at = (name: keyof DeviceViewFilter): unknown => Reflect.get(value, name)
  const [kinds, states, accounts] = [
    someOf(DEVICE_KINDS, at('kinds')),
    someOf(DEVICE_STATES, at('states')),
    textsOf(at('accounts'))
  ]
  const filter: DeviceViewFilter = {
    ...(kinds && { kinds }),
    ...(states && { states }),
    ...(accounts && { accounts }),
    ...(at('lowBattery') === true && { lowBattery: true }),
    ...(at('offline') === true && { offline: true }),
    ...(at('issues') === true && { issues: true })
  }
  return Object.keys(filter).length > 0 ? filter : undefined
}

const currentValue = (value: unknown): unknown => RENAMED_VALUES.get(value) ?? value

/** Returns the renamed values of a view, each with its current name. */
export function renamedValues({
  sort,
  group
}: {
  readonly sort?: unknown
  readonly group?: unknown
}): [old: string, current: string][] {
  return [sort, group].flatMap((value) => {
    const current = RENAMED_VALUES.get(value)
    return current === undefined ? [] : [[String(value), current]]
  })
}

/**
 * Parses a view. Renamed values get their current names. Invalid parts and defaults are dropped, so that equal views are serialized equally.
 *
 * @returns `undefined` if the value is not an object
 */
export function readDeviceView(value: unknown): DeviceView | undefined {
  if (!isObject(value)) return undefined
  const at = (name: keyof DeviceView): unknown => Reflect.get(value, name)
  const sort = oneOf(DEVICE_ORDERS, currentValue(at('sort')))
  const group = oneOf(DEVICE_GROUPINGS, currentValue(at('group')))
  const filter = readFilter(at('filter'))
  return { ...(sort && sort !== 'newest' && { sort }), ...(group && { group }), ...(filter && { filter }) }
}

/** Returns `true` if a view has only defaults. */
export const isPlainView = (view: DeviceView | undefined): boolean => Object.keys(view ?? {}).length === 0
