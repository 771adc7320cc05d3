import type { DeviceView } from './rules/device-view.js'
import { isObject } from '../../element/options/is-object.js'
import type { Option } from '../../element/options/option.js'

const isView = (given: unknown): given is DeviceView => isObject(given) && !Array.isArray(given)

/**
 * How a list of devices is looked at, which the element itself changes: an object, or as an attribute JSON. What of it can
 * be used is found out by what uses it. @default none
 */
export const viewOption = (): Option<DeviceView> => ({
  hasAttribute: true,
  opens: { from: undefined },
  expected: 'a view, as an object or JSON',
  read(given) {
    // What cannot be written is none, and a host may change its object later.
    const view: unknown = JSON.parse(typeof given === 'string' ? given : JSON.stringify(given))
    return isView(view) ? view : undefined
  },
  write: JSON.stringify
})
