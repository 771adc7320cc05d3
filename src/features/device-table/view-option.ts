import { isObject } from '../../element/options/is-object.js'
import type { Option } from '../../element/options/option.js'
import type { DeviceView } from './rules/device-view.js'

const isView = (input: unknown): input is DeviceView => isObject(input) && !Array.isArray(input)

/**
 * View of a device list, which the element itself changes: an object, or JSON as an attribute. It is validated where it
 * is used. @default none
 */
export const viewOption = (): Option<DeviceView> => ({
  hasAttribute: true,
  opens: { from: undefined },
  expected: 'a view, as an object or JSON',
  read(input) {
    // Copied through JSON: the host may change its object later.
    const view: unknown = JSON.parse(typeof input === 'string' ? input : JSON.stringify(input))
    return isView(view) ? view : undefined
  },
  write: JSON.stringify
})
