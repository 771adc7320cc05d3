import type { DeviceKind } from '../../device/rules/device.js'

/** In which order devices are listed. `newest` is as without any. */
export const DEVICE_ORDERS = ['newest', 'name', 'battery', 'trouble', 'kind'] as const
export type DeviceOrder = (typeof DEVICE_ORDERS)[number]

/** By what devices are grouped: their kind, the account through which they are reached, their maker, or their space. */
export const DEVICE_GROUPINGS = ['kind', 'account', 'maker', 'space'] as const
export type DeviceGrouping = (typeof DEVICE_GROUPINGS)[number]

/** What a device can be doing. */
export const DEVICE_STATES = ['locked', 'unlocked', 'heating', 'cooling', 'noisy'] as const
export type DeviceState = (typeof DEVICE_STATES)[number]

export const DEVICE_KINDS: readonly DeviceKind[] = ['lock', 'thermostat', 'noise-sensor']

/** Which devices are shown: those that are of one of the kinds, in one of the states, and whatever else is asked for. */
export interface DeviceViewFilter {
  readonly kinds?: readonly DeviceKind[] | undefined
  readonly states?: readonly DeviceState[] | undefined
  /** The ids of connected accounts. */
  readonly accounts?: readonly string[] | undefined
  /** Only those whose battery is told to be low, or below 30 %. */
  readonly lowBattery?: true | undefined
  /** Only those that cannot be reached. */
  readonly offline?: true | undefined
  /** Only those with an error or a warning. */
  readonly issues?: true | undefined
}

/** How a list of devices is looked at: in which order, in which groups, and which of them. */
export interface DeviceView {
  readonly sort?: DeviceOrder | undefined
  readonly group?: DeviceGrouping | undefined
  readonly filter?: DeviceViewFilter | undefined
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const oneOf = <Word>(words: readonly Word[], value: unknown): Word | undefined => words.find((word) => word === value)

/** Those that are known, each once, in our order; nothing where there is none. */
function someOf<Word>(words: readonly Word[], value: unknown): readonly Word[] | undefined {
  const found = Array.isArray(value) ? words.filter((word) => value.includes(word)) : []
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

/**
 * Reads a view: what cannot be used of it is left out, and the rest holds. What is as without a view is not in it, so that
 * the same view is always written alike.
 *
 * @returns nothing where it is no object.
 */
export function readDeviceView(value: unknown): DeviceView | undefined {
  if (!isObject(value)) return undefined
  const at = (name: keyof DeviceView): unknown => Reflect.get(value, name)
  const sort = oneOf(DEVICE_ORDERS, at('sort'))
  const group = oneOf(DEVICE_GROUPINGS, at('group'))
  const filter = readFilter(at('filter'))
  return { ...(sort && sort !== 'newest' && { sort }), ...(group && { group }), ...(filter && { filter }) }
}

/** Whether a view shows a list as it is without one. */
export const isPlainView = (view: DeviceView | undefined): boolean => Object.keys(view ?? {}).length === 0
